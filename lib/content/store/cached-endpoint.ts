import 'server-only';
import { DEFAULT_REGION, regionOf, type Region } from '@/contract/formats/region';
import { MAIN } from '@/contract/languages/site-languages';
import type { Audience, ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { sampleList, sampleRecord } from '@/lib/content/schemas/samples';
import { cachedContent } from './cache';
import { currentLanguage } from './current-language';
import { fetchList, fetchRecord } from './fetch-endpoint';
import { mergedContent, readsMain } from './merged';
import { languageAt } from './site-languages';
import { audienceOf, viewsBy } from './views';

const { siteSettings } = hostEndpoints;

const readSettings = cachedContent(
  siteSettings.path,
  (region) => fetchRecord(siteSettings, region),
  async () => DEFAULT_REGION,
);

/** How the company writes: decides what its numbers, prices and dates mean. */
const companyRegion = async (): Promise<Region> => regionOf((await readSettings()) ?? {});

async function audience(language: string): Promise<Audience> {
  const region = await companyRegion();
  return audienceOf(region, language === MAIN ? undefined : (await languageAt(language)).locale);
}

type Held<T> = T | null | undefined;

/** What is held in the language that is spoken; samples exist in the main one alone. */
function inCurrentLanguage<T extends object>(path: string, getMain: () => Promise<Held<T>>) {
  readsMain(path, getMain);
  return async () => {
    const language = await currentLanguage();
    const isMain = language === MAIN;
    const found = await (isMain ? getMain() : (mergedContent(path) as Promise<Held<T>>));
    return { language, isMain, found };
  };
}

/**
 * The function by which pages read a list, or its sample where the host has none.
 * @returns undefined only while the list has never been fetched: the section then shows that it loads
 */
export function cachedList<T extends object, View>(
  endpoint: ListEndpoint<T, View>,
): () => Promise<View[] | undefined> {
  const { path } = endpoint;
  const getItems = inCurrentLanguage(
    path,
    cachedContent(path, (region) => fetchList(endpoint, region), companyRegion),
  );
  const viewOf = viewsBy((item: T, shown) => endpoint.view(item, shown));
  const viewsOf = viewsBy((items: readonly T[], shown) => items.map((item) => viewOf(item, shown)));
  const nothing: T[] = [];
  return async () => {
    const { language, isMain, found } = await getItems();
    if (found === undefined) return undefined;
    // An empty answer of an optional endpoint: show nothing.
    const isAnswered = endpoint.optional ? found !== null : found?.length !== 0;
    const items = found && isAnswered ? found : isMain ? await sampleList(endpoint) : nothing;
    return viewsOf(items, await audience(language));
  };
}

/** The sample items of a list as pages get them; none with `SAMPLES=off`, or in a further language. */
export function cachedSamples<T extends object, View>(
  endpoint: ListEndpoint<T, View>,
): () => Promise<View[]> {
  const viewOf = viewsBy((item: T, shown) => endpoint.view(item, shown));
  return async () => {
    const language = await currentLanguage();
    if (language !== MAIN) return [];
    const shown = await audience(language);
    return (await sampleList(endpoint)).map((item) => viewOf(item, shown));
  };
}

/** Undefined only while the record has never been fetched. */
export function cachedRecord<T extends object, View>(endpoint: RecordEndpoint<T, View>) {
  const getRecord = cachedOptionalRecord(endpoint);
  return async (): Promise<View | undefined> => (await getRecord()) ?? undefined;
}

/** As `cachedRecord`; null where the host has none and there is no sample. */
export function cachedOptionalRecord<T extends object, View>(endpoint: RecordEndpoint<T, View>) {
  const { path } = endpoint;
  const getRecord = inCurrentLanguage(
    path,
    cachedContent(path, (region) => fetchRecord(endpoint, region), companyRegion),
  );
  const viewOf = viewsBy((record: T, shown) => endpoint.view(record, shown));
  let sample: T | null | undefined;
  return async (): Promise<View | null | undefined> => {
    const { language, isMain, found } = await getRecord();
    const record = found === null && isMain ? (sample ??= sampleRecord(endpoint)) : found;
    return record && viewOf(record, await audience(language));
  };
}
