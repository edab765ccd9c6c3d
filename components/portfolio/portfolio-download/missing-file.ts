import { notify } from '@/components/ui/toast/notify';

export const MISSING_FILE = 'Portfolio file not available.';

/** Tells the visitor, and the console, that there is no portfolio file to open. */
export function reportMissingFile() {
  notify.error(MISSING_FILE);
  // eslint-disable-next-line no-console -- the specification asks for this line
  console.warn('Portfolio file not available');
}
