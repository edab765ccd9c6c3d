import { deserialize, serialize } from 'node:v8';
import type { CacheEntry, CacheValue } from '../next/file-system-cache';

export type SharedEntry = {
  value: CacheValue;
  /** ms since 1970 */
  lastModified: number;
  /** The highest tag version known before the entry was made. */
  version: number;
  cacheControl?: CacheEntry['cacheControl'];
};

const SHARED_KINDS = new Set<string>(['APP_PAGE', 'APP_ROUTE', 'FETCH']);

export const isShareable = (value: CacheValue | null): value is CacheValue =>
  value !== null && SHARED_KINDS.has(value.kind);

/** V8's format keeps the buffers and maps of a page. `knows` is the name that all releases read. */
export const encodeEntry = ({ version, ...entry }: SharedEntry): Buffer =>
  serialize({ ...entry, knows: version });

/** @returns undefined for what another release wrote in another format */
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
