import { familiesFor } from './families';
import { faceIn, type Face } from './font-files';

/** Signs that change the form of their neighbours, or nothing, and need no glyph. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/** What stands for signs that no typeface here has. */
const REPLACEMENTS: Record<string, string> = {
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2205': 'Ø',
  '\u2300': 'Ø',
};

/** For letters that cannot be drawn: nothing is left out without a sign of it. */
const MISSING = '\ufffd';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A letter with its marks, or a sign of several parts. */
export const clustersIn = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * The face that writes a cluster: the first with all its parts.
 * @param locale BCP 47: Han characters look different in Chinese, Japanese and Korean
 */
export function faceOf(cluster: string, locale?: string): Face | undefined {
  const [first = 0, ...more] = Array.from(cluster)
    .filter((sign) => !INVISIBLE.test(sign))
    .map((sign) => sign.codePointAt(0)!);
  for (const family of familiesFor(locale)) {
    const face = faceIn(family, first);
    if (face && more.every((code) => faceIn(family, code) === face)) return face;
  }
  return undefined;
}

/** The text in letters that the typefaces have, on one line: `�` for each that they lack. */
export function drawable(text: string, locale?: string): string {
  const line = text.normalize('NFC').replace(/[^\S\u00a0\u2009\u202f]+/g, ' ');
  return clustersIn(line)
    .map((cluster) => drawableCluster(cluster, locale))
    .join('')
    .trim();
}

function drawableCluster(cluster: string, locale?: string): string {
  if (isInvisible(cluster) || faceOf(cluster, locale)) return cluster;
  const plain = REPLACEMENTS[cluster] ?? cluster.normalize('NFKC');
  return clustersIn(plain).every((part) => faceOf(part, locale)) ? plain : MISSING;
}

const isInvisible = (cluster: string) => Array.from(cluster).every((sign) => INVISIBLE.test(sign));

/** Letters and signs of a text that no typeface has, each once. */
export const undrawableIn = (text: string, locale?: string): string[] => [
  ...new Set(
    clustersIn(text.normalize('NFC').replace(/\s/g, ' ')).filter(
      (cluster) => !cluster.includes(MISSING) && drawableCluster(cluster, locale) === MISSING,
    ),
  ),
];

const lettersIn = (text: string): number => text.match(/\p{L}|\p{N}/gu)?.length ?? 0;

/** False for a text in another script, of which not even half could be read. */
export function isReadable(text: string, locale?: string): boolean {
  if (/^[ -~]*[A-Za-z][ -~]*$/.test(text)) return true; // of thousands of names most are such
  const all = lettersIn(text);
  return all > 0 && lettersIn(drawable(text, locale)) > all / 2;
}
