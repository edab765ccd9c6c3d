import { setTimeout } from 'node:timers/promises';
import { routes } from '@/lib/pages/routes';
import { warmPages } from '@/lib/delivery/cache/warm-pages';

/** @returns false when the site stopped instead of answering */
export async function waitUntilReady(origin: string, hasStopped = () => false): Promise<boolean> {
  while (!hasStopped()) {
    const isReady = await fetch(`${origin}/robots.txt`, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isReady) return true;
    await setTimeout(100);
  }
  return false;
}

/** Waits until `url` answers with success, however long that takes. */
export async function waitForPage(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(50);
}

/**
 * Each page then outlives a failure of the content host.
 * @param isStopping suppresses errors of a server that is shutting down
 * @returns the pictures of the first screens, for phones
 */
export const warmEveryPage = (origin: string, isStopping: () => boolean): Promise<Set<string>> =>
  warmPages(
    origin,
    routes.map(({ path }) => path),
    (path, reason) => isStopping() || console.error(`${path} could not be warmed: ${reason}`),
  );

/** @returns tells whether this process has been asked to stop */
export function watchForStop(): () => boolean {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (stopping = true));
  return () => stopping;
}
