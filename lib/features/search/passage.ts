import { cut } from '@/contract/cut';
import { placesOf } from './pieces';
import type { Hit } from './search-index';

type Searched = Pick<Hit, 'summary' | 'facts' | 'text' | 'terms' | 'locale'>;

/** About two lines of a result, in UTF-16 units. */
const LONGEST = 160;
/** What is read before the word that was looked for, where its sentence is longer. */
const BEFORE = 50;

/** A part of a text: where it begins, and where it ends. */
type Span = { text: string; start: number; end: number };

/**
 * What to read of a hit: the sentence or fact that holds most of what was looked for and what follows it, or the
 * beginning of the summary where none holds anything.
 */
export function passageOf({ summary, facts, text, terms, locale }: Searched): string | undefined {
  const [all, listed, written] = [summary, facts, withEnd(text)].map((each) =>
    each?.normalize('NFC'),
  );
  const spans = [
    ...sentencesIn(all, locale),
    ...(listed?.split('; ') ?? []).map((fact) => ({ text: fact, start: 0, end: fact.length })),
    ...sentencesIn(written, locale),
  ].map((span) => ({ ...span, ...foundIn(span, terms, locale) }));
  // The first of equals.
  const best = spans.reduce<(typeof spans)[number] | undefined>(
    (most, span) => (most && most.words >= span.words ? most : span),
    undefined,
  );
  if (!best || (best.words === 0 && !summary)) return undefined;
  const isFar = best.first > best.start + LONGEST - BEFORE;
  return shown(best.text, isFar ? best.first - BEFORE : best.start, locale);
}

function sentencesIn(text: string | undefined, locale: string): Span[] {
  if (!text) return [];
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return [...sentences].map(({ segment, index }) => ({
    text,
    start: index,
    end: index + segment.length,
  }));
}

/** Of a long text the index has the beginning. */
const withEnd = (text: string | undefined) =>
  text && (/\p{P}\s*$/u.test(text) ? text : `${text} …`);

/**
 * How many different words were found, of `heat-treated` both; and where the first stands in the text. None where the
 * text is nothing else, as the category of a product: it tells a visitor nothing new.
 */
function foundIn({ text, start, end }: Span, terms: Searched['terms'], locale: string) {
  const span = text.slice(start, end);
  const places = placesOf(span, terms, locale);
  const isAll = places.some(({ from, to }) => from === 0 && to === span.length);
  return {
    words: isAll ? 0 : new Set(places.map(({ term }) => term)).size,
    first: start + (places[0]?.from ?? 0),
  };
}

/** So much of a text as a result has room for, cut between two words of any script. */
function shown(text: string, from: number, locale: string): string {
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  const start = words.containing(from)?.index ?? 0;
  const end = words.containing(start + LONGEST)?.index ?? text.length;
  // A word without an end is cut inside.
  const passage = end > start ? text.slice(start, end).trim() : cut(text.slice(start), LONGEST);
  return [start > 0 && '…', passage, end < text.length && '…'].filter(Boolean).join(' ');
}
