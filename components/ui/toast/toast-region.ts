import type Toaster from './toaster-client';

/** The toasts once their files have come; where they do not come, the last text alone. */
type Content =
  | { Toaster: typeof Toaster }
  /** `key` is another each time: a text that is said again is announced again. */
  | { Toaster?: undefined; text: string; key: number };

let content: Content | undefined;
const listeners = new Set<() => void>();

export const toastRegion = {
  current: () => content,
  fill(next: Content) {
    content = next;
    listeners.forEach((listener) => listener());
  },
  /** @returns unsubscribe */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
