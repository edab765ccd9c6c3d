import 'server-only';

/** What a value was made from: names of content with their versions; undefined for what was never fetched. */
export type Sources = ReadonlyMap<string, string | undefined>;

/** What a value went on without it was made without, though that came before the value was there. */
export function noteSource(
  sources: Map<string, string | undefined>,
  name: string,
  version: string | undefined,
): void {
  const isLacked = sources.has(name) && sources.get(name) === undefined;
  if (!isLacked) sources.set(name, version);
}

/** The content that decides what there is at a path has never been fetched. */
export class NeverLoadedError extends Error {
  override name = 'NeverLoadedError';
  /** What was read before it was missed. */
  sources?: Sources;

  constructor(what: string) {
    super(`${what} never loaded`);
  }
}

/** Undefined for what was made from content that has never been fetched. */
export const whereLoaded = <T>(made: Promise<T>): Promise<T | undefined> =>
  made.catch((error: unknown) => {
    if (error instanceof NeverLoadedError) return undefined;
    throw error;
  });

/** Of an answer that has to wait for content: no cache stores it. */
export const NOT_LOADED_HEADERS = { 'retry-after': '10', 'cache-control': 'no-store' };
