import { storedText } from '@/lib/platform/stored-text';

/**
 * A list in the browser's storage, for `useSyncExternalStore`. It is read each time: another tab may have changed
 * it without this page hearing of it.
 * @param parse gives no line for what it cannot read
 */
export function storedList<Line>(key: string, parse: (text: string | null) => readonly Line[]) {
  type Lines = readonly Line[];
  const { subscribe, read, write } = storedText(key);
  const empty: Lines = [];
  let lines = empty;

  /** What the lines were read from. */
  let text: string | null = null;

  /** The same array until the list changes. */
  function current(): Lines {
    const stored = read();
    if (stored !== text) {
      text = stored;
      lines = parse(text);
    }
    return lines;
  }

  /** @returns whether the list has changed */
  function change(next: (lines: Lines) => Lines): boolean {
    const before = current();
    const after = next(before);
    if (after !== before) write(after.length > 0 ? JSON.stringify(after) : null);
    return after !== before;
  }

  /** What the server renders, and the browser until hydration. */
  const onServer = (): Lines => empty;

  return { subscribe, current, change, onServer };
}
