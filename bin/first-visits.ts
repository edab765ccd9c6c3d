import { setTimeout } from 'node:timers/promises';
import { routes } from '@/lib/routes';
import { warmPages } from '@/lib/warming';

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

/** So that no first visitor waits, and every page has a copy before the host is ever away. */
export function visitEveryPage(address: string): Promise<void> {
  return warmPages(
    address,
    routes.map(({ path }) => path),
    (path, reason) => console.error(`${path} could not be prepared: ${reason}`),
  );
}
