import { deserialize, serialize } from 'node:v8';
import type { CacheEntry, CacheValue } from '../next/file-system-cache';

/** What an instance stores in Redis for the others. */
export type SharedEntry = {
  value: CacheValue;
  /** When it was stored, in ms since 1970. */
  lastModified: number;
  /** The highest tag version that was known when its making began. */
  version: number;
  cacheControl?: CacheEntry['cacheControl'];
};

const SHARED_KINDS = new Set<string>(['APP_PAGE', 'APP_ROUTE', 'FETCH']);

export const isShareable = (value: CacheValue | null): value is CacheValue =>
  value !== null && SHARED_KINDS.has(value.kind);

/** V8's own format keeps the buffers and maps of a page. The field names are those of all releases. */
export const encodeEntry = ({ version, ...entry }: SharedEntry): Buffer =>
  serialize({ ...entry, knows: version });

/** @returns undefined for bytes that another release may have written in another form */
export function decodeEntry(bytes: Buffer): SharedEntry | undefined {
  try {
    const { knows: version, ...entry } = deserialize(bytes) as SharedEntry & { knows: number };
    const isReadable =
      Number.isFinite(entry.lastModified) &&
      Number.isFinite(version) &&
      isShareable(entry.value ?? null);
    return isReadable ? { ...entry, version } : undefined;
  } catch {
    return undefined;
  }
}
