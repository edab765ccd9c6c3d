import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** The content that decides what there is at a path has never been fetched. */
export class NeverLoadedError extends Error {
  override name = 'NeverLoadedError';

  constructor(what: string) {
    super(`${what} never loaded`);
  }
}

/** For what would be wrong without content: an error is not stored. @throws NeverLoadedError */
export function requireContent(known: boolean, name: string): void {
  if (known || process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  throw new NeverLoadedError(name);
}
