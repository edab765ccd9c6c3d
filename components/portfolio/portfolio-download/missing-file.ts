import { notify } from '@/components/ui/toast/notify';

export function reportMissingFile(message: string) {
  notify.error(message);
  // eslint-disable-next-line no-console -- the specification asks for this line
  console.warn('Portfolio file not available');
}
