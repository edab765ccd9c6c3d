import 'server-only';
import { cachedContent } from './cache';
import type { ListEndpoint, RecordEndpoint } from './contract';
import { fetchList, fetchRecord } from './fetch-endpoint';

/**
 * The function by which pages read a list.
 * @returns undefined only while the list has never been fetched: the section then shows that it loads
 */
export const cachedList = <T>(endpoint: ListEndpoint<T>): (() => Promise<T[] | undefined>) =>
  cachedContent(endpoint.path, () => fetchList(endpoint));

/** The function by which pages read a record; undefined as for `cachedList`. */
export function cachedRecord<T, View>(endpoint: RecordEndpoint<T, View>) {
  const getRecord = cachedContent(endpoint.path, () => fetchRecord(endpoint));
  return async (): Promise<View | undefined> => {
    const record = await getRecord();
    return record && endpoint.view(record);
  };
}
