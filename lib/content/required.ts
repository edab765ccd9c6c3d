import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/**
 * For what would say something wrong of its own accord while content has never been seen, and be stored.
 * A build, which never asks for content, goes on: what it makes is never served.
 * @param known whether there is a copy
 * @throws where there is none, so that nothing is stored
 */
export function requireContent(known: boolean, name: string): void {
  if (known || process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  throw new Error(`no copy of the ${name} yet`);
}
