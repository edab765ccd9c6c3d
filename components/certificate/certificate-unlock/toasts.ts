import { notify } from '@/components/ui/toast/notify';

const options = { duration: 5000 };

export const unlockToasts = {
  success: (text: string) => notify.success(text, options),
  info: (text: string) => notify.info(text, options),
  error: (text: string) => notify.error(text, options),
};
