import 'server-only';
import { DEFAULT_REGION, regionOf, type Region } from '@/contract/formats/region';
import { cachedContent } from './cache';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { fetchList, fetchRecord } from './fetch-endpoint';
import { sampleList, sampleRecord } from '@/lib/content/schemas/samples';

const readSettings = cachedContent(
  hostEndpoints.siteSettings.path,
  (region) => fetchRecord(hostEndpoints.siteSettings, region),
  async () => DEFAULT_REGION,
);

/** How the company writes: decides what its numbers, prices and dates mean. */
const companyRegion = async (): Promise<Region> => regionOf((await readSettings()) ?? {});

/**
 * The function by which pages read a list, or its sample where the host has none.
 * @returns undefined only while the list has never been fetched: the section then shows that it loads
 */
export function cachedList<T>(endpoint: ListEndpoint<T>): () => Promise<T[] | undefined> {
  const getItems = cachedContent(
    endpoint.path,
    (region) => fetchList(endpoint, region),
    companyRegion,
  );
  return async () => {
    const items = await getItems();
    // An empty answer of an optional endpoint: show nothing.
    const isAnswered = endpoint.optional ? items !== null : items?.length !== 0;
    return items && isAnswered ? items : items === undefined ? undefined : sampleList(endpoint);
  };
}

/** Undefined only while the record has never been fetched. */
export function cachedRecord<T, View>(endpoint: RecordEndpoint<T, View>) {
  const getRecord = cachedOptionalRecord(endpoint);
  return async (): Promise<View | undefined> => (await getRecord()) ?? undefined;
}

/** As `cachedRecord`; null where the host has none and there is no sample. */
export function cachedOptionalRecord<T, View>(endpoint: RecordEndpoint<T, View>) {
  const getRecord = cachedContent(
    endpoint.path,
    (region) => fetchRecord(endpoint, region),
    companyRegion,
  );
  const viewOf = memoizeBy((record: T & object) => endpoint.view(record));
  let sample: T | null | undefined;
  return async (): Promise<View | null | undefined> => {
    const found = await getRecord();
    const record = found === null ? (sample ??= sampleRecord(endpoint)) : found;
    return record && viewOf(record);
  };
}

/** The same view for the same record. */
function memoizeBy<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}
