import { isatty } from 'node:tty';
import { log } from '@/lib/platform/log';
import { loadSiteRedirects } from './site-redirects';

/**
 * Reads the file again on SIGHUP; one with a mistake changes nothing. With a terminal the signal says
 * that it was closed, and ends the program.
 */
export function reloadOnHangup(file: string): void {
  if (process.env.NODE_ENV !== 'production' || [0, 1, 2].some((fd) => isatty(fd))) return;
  process.on('SIGHUP', () => {
    try {
      loadSiteRedirects(file);
      log.info({ file }, 'redirects read again');
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'redirects not read again');
    }
  });
}
