import 'server-only';

/** The content that decides what there is at a path has never been fetched. */
export class NeverLoadedError extends Error {
  override name = 'NeverLoadedError';

  constructor(what: string) {
    super(`${what} never loaded`);
  }
}

/** Of an answer that has to wait for content: no cache stores it. */
export const NOT_LOADED_HEADERS = { 'retry-after': '10', 'cache-control': 'no-store' };
