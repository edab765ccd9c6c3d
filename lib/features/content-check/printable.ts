import { cut } from '@/contract/cut';

const MAX = 120;

/** A host's words on a terminal: one line, without control characters, not endless. */
export function printable(text: string, max = MAX): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > max ? `${cut(line, max)}…` : line;
}

/** In a report for people. */
const MOST_LISTED = 20;

export function firstOf(entries: readonly string[], most = MOST_LISTED): string[] {
  const more = entries.length - most;
  return more > 0 ? [...entries.slice(0, most), `and ${more} more`] : [...entries];
}
