/* eslint-disable no-console -- Next.js prints there */
import 'server-only';
import { isCacheFault } from '@/lib/platform/cache-fault';

/**
 * Leaves out what Next.js prints as plain text for every request although the site has logged it: a cache
 * that cannot be written.
 */
export function shortenLinesOfNext(): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method];
    console[method] = (...args: unknown[]) => {
      if (!args.some(isCacheFault)) print(...args);
    };
  }
}
