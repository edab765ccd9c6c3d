import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** For pages that would be wrong without content: an error is not stored. */
export function requireContent(known: boolean, name: string): void {
  if (known || process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  throw new Error(`${name} never loaded`);
}
