import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** Called by Next.js once in every server process, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
  const { startOrRefuse } = await import('./lib/start');
  await startOrRefuse();
}
