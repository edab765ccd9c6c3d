import { notify } from '@/components/ui/toast/notify';

/** Only the last one says how far the visitor is. */
const options = { duration: 5000, place: 'certificate' };

export const unlockToasts = {
  success: (text: string) => notify.success(text, options),
  info: (text: string) => notify.info(text, options),
  error: (text: string) => notify.error(text, options),
};
