import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** Next.js calls this once in every server process before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  const { startOrExit } = await import('./lib/delivery/start');
  await startOrExit();
}
