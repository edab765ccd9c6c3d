import { analysisFor } from './analysis/analysis';
import { folded, foldedOffsets, isAscii } from './analysis/fold';

/** A piece of a text, and whether it is one of the words that were looked for. */
export type Piece = { text: string; found: boolean };

/** A term of the index, and where it stands in a text. */
type Place = { term: string; from: number; to: number };

/**
 * Where terms stand, in their order; some lie inside of others.
 * @param text in Unicode's form NFC
 * @param terms of the index, as a hit names them
 * @param locale in which the text is written, BCP 47
 */
export function placesOf(text: string, terms: ReadonlySet<string>, locale: string): Place[] {
  const found = analysisFor(locale)
    .termsOf(folded(text))
    .filter(({ term }) => terms.has(term))
    .sort((one, other) => one.start - other.start);
  // Of the same length is also a text in which one sign became two and another none.
  const offsets = isAscii(text) || found.length === 0 ? undefined : foldedOffsets(text);
  const place = (at: number) => (offsets ? offsets[at]! : at);
  return found.map(({ term, start, end }) => ({ term, from: place(start), to: place(end) }));
}

/** The text with its marks; the parameters are those of `placesOf`. */
export function piecesOf(text: string, terms: ReadonlySet<string>, locale: string): Piece[] {
  const shown = text.normalize('NFC');
  const pieces: Piece[] = [];
  let end = 0;
  for (const place of placesOf(shown, terms, locale)) {
    const from = Math.max(end, place.from);
    const { to } = place;
    if (to <= from) continue;
    const last = pieces.at(-1);
    if (last?.found && from === end) last.text += shown.slice(from, to);
    else
      pieces.push(
        { text: shown.slice(end, from), found: false },
        { text: shown.slice(from, to), found: true },
      );
    end = to;
  }
  pieces.push({ text: shown.slice(end), found: false });
  return pieces.filter((piece) => piece.text);
}
