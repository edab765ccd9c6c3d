import { globalSingleton } from '@/lib/global-singleton';

type Read = () => Promise<unknown>;

/** By content tag. They are in the bundles of pages, which the cache handler cannot import. */
const readers = globalSingleton('content-readers', () => new Map<string, Read>());
const underWay = globalSingleton('content-reads', () => new Set<string>());

export const registerReader = (endpointTag: string, read: Read): void =>
  void readers.set(endpointTag, read);

export const hasReader = (endpointTag: string): boolean => readers.has(endpointTag);

/** Reads content in the background, which fetches what is old; each endpoint once at a time. */
export function readAgain(endpointTags: readonly string[]): void {
  for (const tag of endpointTags) {
    const read = readers.get(tag);
    if (!read || underWay.has(tag)) continue;
    underWay.add(tag);
    void read()
      .catch(() => undefined)
      .finally(() => underWay.delete(tag));
  }
}
