import { cut } from '@/contract/cut';

const MAX = 120;

/** A host's words on a terminal: one line, without control characters, not endless. */
export function printable(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > MAX ? `${cut(line, MAX)}…` : line;
}

/** In a report for people. */
const MOST_LISTED = 20;

export function firstOf(entries: readonly string[]): string[] {
  const more = entries.length - MOST_LISTED;
  return more > 0 ? [...entries.slice(0, MOST_LISTED), `and ${more} more`] : [...entries];
}
