import { setTimeout } from 'node:timers/promises';
import { routes } from '@/lib/routes';
import { warmPages } from '@/lib/delivery/cache/warm-pages';

/** Waits until the site answers. @returns false when it stopped instead */
export async function answers(address: string, hasStopped = () => false): Promise<boolean> {
  while (!hasStopped()) {
    const up = await fetch(`${address}/robots.txt`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (up) return true;
    await setTimeout(100);
  }
  return false;
}

/**
 * So that no first visitor waits, and every page has a copy before the host is ever away.
 * @param isStopping pages that a stopping site no longer answers are not reported
 */
export function visitEveryPage(address: string, isStopping: () => boolean): Promise<void> {
  return warmPages(
    address,
    routes.map(({ path }) => path),
    (path, reason) => isStopping() || console.error(`${path} could not be prepared: ${reason}`),
  );
}

/** @returns tells whether this program was asked to stop */
export function noticeSignals(): () => boolean {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (stopping = true));
  return () => stopping;
}
