import { analysisFor } from './analysis/analysis';
import { folded, foldedOffsets } from './analysis/fold';

/** A piece of a text, and whether it is one of the words that were looked for. */
export type Piece = { text: string; found: boolean };

/**
 * @param terms of the index, as a hit names them
 * @param locale in which the text is written, BCP 47
 */
export function piecesOf(text: string, terms: ReadonlySet<string>, locale: string): Piece[] {
  const shown = text.normalize('NFC');
  const plain = folded(shown);
  const found = analysisFor(locale)
    .termsOf(plain)
    .filter(({ term }) => terms.has(term))
    .sort((one, other) => one.start - other.start);
  const offsets = plain.length === shown.length ? undefined : foldedOffsets(shown);
  const place = (at: number) => (offsets ? offsets[at]! : at);
  const pieces: Piece[] = [];
  let end = 0;
  for (const term of found) {
    const from = Math.max(end, place(term.start));
    const to = place(term.end);
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
