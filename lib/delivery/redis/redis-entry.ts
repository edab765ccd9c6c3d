import { deserialize, serialize } from 'node:v8';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type { IncrementalCacheValue } from 'next/dist/server/response-cache';

/** What an instance leaves in Redis for the others. */
export type SharedEntry = {
  value: IncrementalCacheValue;
  /** When it was stored, in ms since 1970. */
  lastModified: number;
  /** The newest mark that was known when its making began. */
  knows: number;
  cacheControl?: CacheHandlerValue['cacheControl'];
};

/** The kinds that a page or a stored copy of content is kept as. */
const KINDS = new Set<string>(['APP_PAGE', 'APP_ROUTE', 'FETCH']);

export const isShareable = (value: IncrementalCacheValue | null): value is IncrementalCacheValue =>
  value !== null && KINDS.has(value.kind);

/** A page holds buffers and a map, which V8's own format keeps as they are. */
export const encodeEntry = (entry: SharedEntry): Buffer => serialize(entry);

/** @returns undefined for what another version has left in a form that this one cannot read */
export function decodeEntry(bytes: Buffer): SharedEntry | undefined {
  try {
    const entry = deserialize(bytes) as Partial<SharedEntry> | null;
    const readable =
      Number.isFinite(entry?.lastModified) &&
      Number.isFinite(entry?.knows) &&
      isShareable(entry?.value ?? null);
    return readable ? (entry as SharedEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** The tags of the content that an entry was made from. */
export function tagsOf(value: IncrementalCacheValue | null | undefined): string[] {
  if (value?.kind === 'FETCH') return value.tags ?? [];
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return [];
  const tags = value.headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}
