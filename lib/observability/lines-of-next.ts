/* eslint-disable no-console -- Next.js prints there */
import 'server-only';
import { isCacheFault } from '@/lib/health/cache';
import { globalSingleton } from '@/lib/global-singleton';

/** Next.js prints it again, for every page that asks. */
const isLogged = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotRefreshed';

/**
 * Leaves out what Next.js prints as plain text for every request although the site has logged it: content
 * that was not refreshed, and a cache that cannot be written.
 */
export function shortenLinesOfNext(): void {
  globalSingleton('lines-of-next', () => {
    for (const method of ['error', 'warn'] as const) {
      const print = console[method];
      console[method] = (...args: unknown[]) => {
        if (!args.some((arg) => isLogged(arg) || isCacheFault(arg))) print(...args);
      };
    }
    return true;
  });
}
