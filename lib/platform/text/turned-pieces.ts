import 'server-only';
import createBidi from 'bidi-js';

const bidi = createBidi();

/** Begins what keeps its order whatever is around it, and ends it. */
const ISOLATED = /[\u2066-\u2068].*?\u2069/gs;

const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}]/u;

/** A code, a temperature, a number with its sign or a telephone number. Dates and ranges are read from right to left rightly. */
const PIECE =
  /(?<![\p{L}\p{N}])(?:\+\d[\d ()-]{5,}\d|\d(?:[\d.,]*\d)?[\p{Zs}]?°[\p{Zs}]?[CF]|[+−-]\d+(?:[.,]\d+)?|(?=[\p{sc=Latn}\d/.,:+×_-]*\p{sc=Latn})[+#.]?[\p{sc=Latn}\d](?:[\p{sc=Latn}\d/.,:+×_-]*[\p{sc=Latn}\d+#])?)/gu;

/** A number behind letters that run from right to left, among those that run from left to right. */
const NUMBER_BEHIND =
  /(?<=[\p{sc=Arab}\p{sc=Hebr}]["'”’)]?[\s,:]+)\d+(?:[.,]\d+)*(?!\s*[\p{sc=Arab}\p{sc=Hebr}])/gu;

type Turned = { piece: string; at: number; shown: string };

/**
 * What a line shows in another order than it is written, since letters beside it run from right to left.
 * @param dir of the page
 * @returns each with where it begins and what visitors see
 */
export function turnedPieces(line: string, dir: 'rtl' | undefined): Turned[] {
  // What stands alone on a page from right to left is turned, too.
  if (dir !== 'rtl' && !RIGHT_TO_LEFT.test(line)) return [];
  const isolated = [...line.matchAll(ISOLATED)].map(({ index, 0: text }) => [
    index,
    index + text.length,
  ]);
  const isApart = (at: number) => isolated.some(([from = 0, to = 0]) => at >= from && at < to);
  const order = bidi.getReorderedIndices(line, bidi.getEmbeddingLevels(line, dir ?? 'ltr'));
  const placeOf = new Uint32Array(line.length);
  order.forEach((at, place) => (placeOf[at] = place));
  /** As it stands on the page, from left to right. */
  const shownOf = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .sort((a, b) => placeOf[a]! - placeOf[b]!)
      .map((at) => line[at])
      .join('');
  if (dir === 'rtl')
    return [...line.matchAll(PIECE)].flatMap(({ index, 0: piece }) => {
      // Values that stand alone have their own direction.
      if (piece.includes('°') && !RIGHT_TO_LEFT.test(line)) return [];
      const shown = shownOf(index, index + piece.length);
      return shown === piece || isApart(index) ? [] : [{ piece, at: index, shown }];
    });
  return [...line.matchAll(NUMBER_BEHIND)].flatMap(({ index, 0: number }) => {
    if (isApart(index)) return [];
    const start = line.lastIndexOf(' ', index - 2) + 1;
    const [from, to] = [start, index + number.length];
    const shown = shownOf(from, to);
    return shown.startsWith(number)
      ? [{ piece: line.slice(from, to), at: from, shown: `${number} …` }]
      : [];
  });
}

/** A number and its unit, which writers take for one. */
const AMOUNT = /(?<![\p{L}\p{N}.,-])\d[\d.,]*\p{Zs}\p{sc=Latn}[\p{sc=Latn}²³/]*/gu;

/** A code, an address or a telephone number, whatever is around it. */
export const leftToRight = (piece: string) => `\u2066${piece}\u2069`;

/** A line of a document in which no style sheet isolates what would be turned. */
export function isolatedPieces(line: string, dir: 'rtl' | undefined): string {
  if (dir === 'rtl' && !RIGHT_TO_LEFT.test(line)) return line && leftToRight(line);
  const amounts = dir && !line.match(ISOLATED) ? line.replace(AMOUNT, leftToRight) : line;
  return turnedPieces(amounts, dir).reduceRight(
    (text, { piece, at }) => text.slice(0, at) + leftToRight(piece) + text.slice(at + piece.length),
    amounts,
  );
}
