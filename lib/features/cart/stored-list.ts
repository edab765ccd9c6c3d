type Storage<Line> = {
  key: string;
  read: () => readonly Line[];
  write: (lines: readonly Line[]) => void;
};

/** A list in the browser's storage, shared by all tabs, for `useSyncExternalStore`. */
export function storedList<Line>({ key: ownKey, read, write }: Storage<Line>) {
  type Lines = readonly Line[];
  const empty: Lines = [];
  const listeners = new Set<() => void>();

  /** Undefined until it is read from storage. */
  let lines: Lines | undefined;

  const notifyListeners = () => listeners.forEach((listener) => listener());

  /** Without a key another tab has cleared the storage. */
  function onStorage({ key }: StorageEvent) {
    if (key !== null && key !== ownKey) return;
    lines = undefined;
    notifyListeners();
  }

  /** @returns unsubscribe */
  function subscribe(listener: () => void): () => void {
    // Never removed, so that no change is missed while nothing shows the list.
    window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** The same array until the list changes. */
  const current = (): Lines => (lines ??= read());

  /** @returns whether the list has changed */
  function change(next: (lines: Lines) => Lines): boolean {
    const before = current();
    lines = next(before);
    if (lines === before) return false;
    write(lines);
    notifyListeners();
    return true;
  }

  /** What the server renders, and the browser until hydration. */
  const onServer = (): Lines => empty;

  return { subscribe, current, change, onServer };
}
