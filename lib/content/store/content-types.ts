import { regionOf, type Region } from '@/contract/formats/region';

/** Content as it was fetched; the same version is the same value. */
export type ContentEntry = {
  readonly version: string;
  readonly value: unknown;
  /** When the latest fetch began that gave this version, in microseconds. */
  start: number;
};

/** Without files: those that the same version was held with. */
export type Content = { value: unknown; files?: ReadonlySet<string> };
/** What waits to be seen. */
export type Arrival = Pick<Content, 'files'> & { held: ContentEntry; isPublished: boolean };

export type Snapshot = ReadonlyMap<string, ContentEntry>;

/** Asks the host. @throws for what must not be held */
export type Load = (region: Region) => Promise<unknown>;

/** How an endpoint fares; times in ms since 1970. */
export type EndpointRecord = {
  /** When the entry that visitors see was fetched. */
  fetched?: number;
  failing: boolean;
  lastError?: { at: number; reason: string };
};

export const SETTINGS = '/api/site-settings';
export const CUSTOM_WORDS = '/api/pages/words';

/** How the company writes, by its settings. Undefined before there are settings. */
export function regionIn(snapshot: Snapshot): Region | undefined {
  const settings = snapshot.get(SETTINGS);
  return settings && regionOf((settings.value ?? {}) as Parameters<typeof regionOf>[0]);
}
