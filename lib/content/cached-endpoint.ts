import 'server-only';
import { cachedContent } from './cache';
import type { ListEndpoint, RecordEndpoint } from './contract';
import { fetchList, fetchRecord } from './fetch-endpoint';

/** Undefined only while the list has never been fetched. */
export const cachedList = <T>(endpoint: ListEndpoint<T>): (() => Promise<T[] | undefined>) =>
  cachedContent(endpoint.path, () => fetchList(endpoint));

/** Undefined only while the record has never been fetched. */
export function cachedRecord<T, View>(endpoint: RecordEndpoint<T, View>) {
  const getRecord = cachedContent(endpoint.path, () => fetchRecord(endpoint));
  return async (): Promise<View | undefined> => {
    const record = await getRecord();
    return record && endpoint.view(record);
  };
}
