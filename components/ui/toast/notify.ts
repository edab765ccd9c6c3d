import type { ToastOptions } from 'react-hot-toast/headless';
import { toastRegion } from './toast-region';

type Options = {
  /** Milliseconds; the library's defaults are 2000 for success and 4000 for the others. */
  duration?: number;
  /** The toast before in the same place is taken away. */
  place?: string;
};

/** No toast ends before it is painted; then its time begins. */
const UNPAINTED_MS = 24 * 60 * 60 * 1000;

/** Errors interrupt the screen reader. */
const assertive: ToastOptions['ariaProps'] = { role: 'alert', 'aria-live': 'assertive' };

type ToastType = 'success' | 'error' | 'blank';

let said = 0;
const lastIn = new Map<string, string>();

async function show(type: ToastType, text: string, { duration, place }: Options = {}) {
  const files = [import('./toaster-client'), import('react-hot-toast/headless')] as const;
  const loaded = await Promise.all(files).catch(() => undefined);
  if (!loaded) return toastRegion.fill({ text, key: ++said });
  const [{ default: Toaster }, { toast }] = loaded;
  toastRegion.fill({ Toaster });
  const options = {
    duration,
    createdAt: Date.now() + UNPAINTED_MS,
    ...(type === 'error' && { ariaProps: assertive }),
  };
  const id = type === 'blank' ? toast(text, options) : toast[type](text, options);
  if (!place) return;
  const before = lastIn.get(place);
  if (before) toast.remove(before);
  lastIn.set(place, id);
}

/** The toasts are loaded with the first message. */
export const notify = {
  success: (text: string, options?: Options) => void show('success', text, options),
  error: (text: string, options?: Options) => void show('error', text, options),
  info: (text: string, options?: Options) => void show('blank', text, options),
};
