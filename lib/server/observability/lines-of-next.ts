/* eslint-disable no-console -- Next.js prints there */
import 'server-only';
import { isCacheFault } from '@/lib/platform/cache-fault';
import { globalSingleton } from '@/lib/platform/global-singleton';

/**
 * Leaves out what Next.js prints as plain text for every request although the site has logged it: a cache
 * that cannot be written.
 */
export function shortenLinesOfNext(): void {
  globalSingleton('lines-of-next', () => {
    for (const method of ['error', 'warn'] as const) {
      const print = console[method];
      console[method] = (...args: unknown[]) => {
        if (!args.some(isCacheFault)) print(...args);
      };
    }
    return true;
  });
}
