import { notify } from '@/components/ui/toast/notify';
import { PORTFOLIO_FILE_MISSING } from '@/lib/platform/text/prescribed';

export function reportMissingFile() {
  notify.error(PORTFOLIO_FILE_MISSING);
  // eslint-disable-next-line no-console -- the specification asks for this line
  console.warn('Portfolio file not available');
}
