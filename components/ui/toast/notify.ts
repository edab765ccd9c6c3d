import type { ToastOptions } from 'react-hot-toast/headless';
import { requestToaster } from './toaster-request';

type Options = {
  /** Milliseconds until it goes by itself; the kinds have their own: success 2000, the others 4000. */
  duration?: number;
};

/** Errors interrupt what a screen reader is saying. */
const assertive: ToastOptions['ariaProps'] = { role: 'alert', 'aria-live': 'assertive' };

type ToastType = 'success' | 'error' | 'blank';

async function show(type: ToastType, text: string, { duration }: Options = {}) {
  requestToaster();
  const { toast } = await import('react-hot-toast/headless');
  const options: ToastOptions = { duration, ...(type === 'error' && { ariaProps: assertive }) };
  if (type === 'blank') toast(text, options);
  else toast[type](text, options);
}

/** Short messages at the top right of the page; what carries them is loaded with the first. */
export const notify = {
  success: (text: string, options?: Options) => void show('success', text, options),
  error: (text: string, options?: Options) => void show('error', text, options),
  info: (text: string, options?: Options) => void show('blank', text, options),
};
