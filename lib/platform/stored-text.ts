/**
 * A text in the browser's storage, shared by all tabs, for `useSyncExternalStore`. Where the browser refuses to
 * store it (private mode, quota) it lasts as long as the page.
 */
export function storedText(key: string) {
  const listeners = new Set<() => void>();

  let text: string | null = null;

  /** The browser has refused to store it. */
  let isUnsaved = false;

  const notify = () => listeners.forEach((listener) => listener());

  /** Changed by another tab; without a key that has cleared the storage. */
  const onStorage = (event: StorageEvent) => (event.key ?? key) === key && notify();

  /** A page in the browser's cache hears of no change. */
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && notify();

  /** @returns unsubscribe */
  function subscribe(listener: () => void): () => void {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function read(): string | null {
    try {
      if (!isUnsaved) text = localStorage.getItem(key);
    } catch {
      // What is known of it stays.
    }
    return text;
  }

  /** @param next null removes it */
  function write(next: string | null): void {
    text = next;
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      isUnsaved = false;
    } catch {
      isUnsaved = true;
    }
    notify();
  }

  return { subscribe, read, write };
}
