import { MEASURE, termsOf, WORD } from './terms';

/** What is marked as one in a text: a size with its unit, or a word. */
const MARKABLE = new RegExp(`${MEASURE.source}|${WORD.source}`, 'giu');

/** A piece of a text, and whether it is one of the words that were looked for. */
export type Piece = { text: string; found: boolean };

export function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(MARKABLE)) {
    if (!termsOf(word).some((term) => terms.has(term))) continue;
    pieces.push({ text: text.slice(end, index), found: false }, { text: word, found: true });
    end = index + word.length;
  }
  pieces.push({ text: text.slice(end), found: false });
  return pieces.filter((piece) => piece.text);
}
