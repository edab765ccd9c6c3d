import type { Phrase } from '../../../words/fault-of';

export type ShownPhrase = Phrase & { english: string };

type Shown = {
  search: string;
  /** Words of the company, by their keys. */
  own: Record<string, string>;
  /** The keys that somebody has written at since the search changed. */
  written: ReadonlySet<string>;
};

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What a search finds; without one, what has words of its own. A phrase that somebody is writing at stays,
 * whatever they have written so far: its field would go from under their hands.
 */
export function foundPhrases(
  phrases: readonly ShownPhrase[],
  { search, own, written }: Shown,
): ShownPhrase[] {
  const wanted = plain(search);
  const isFound = ({ key, text, english }: ShownPhrase) =>
    wanted
      ? [text, english, own[key] ?? '', key].some((words) => plain(words).includes(wanted))
      : key in own;
  return phrases.filter((phrase) => written.has(phrase.key) || isFound(phrase));
}
