import { plainSigns } from '@/contract/formats/plain-signs';

/** Marks above and below letters of scripts that are also read without them; vowels of Indic scripts stay. */
const LOOSE_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** What Unicode takes for letters and signs of their own, and people write for each other. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  μ: 'u',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '×': 'x',
  '✕': 'x',
  '⁄': '/',
  '−': '-',
  '‐': '-',
  '–': '-',
  '’': "'",
  '٫': '.',
  '٬': ',',
  // Nothing is between the parts of a word that holds them.
  '°': '',
  '\u0640': '',
};

/** A number goes on behind them, as behind no other blank. */
const NARROW_BLANK = /[\u00a0\u2007\u2009\u202f]/;
export const JOINING_BLANK = '\u00a0';

export const isAscii = (text: string): boolean => /^[\t-~]*$/.test(text);

const known = new Map<string, string>();

/** @returns a sign as the index knows it: none, one or some signs */
function foldedSign(sign: string): string {
  const found = known.get(sign) ?? foldSign(sign);
  // Of all that anybody may type, those of two units would take 100 MB.
  if (sign.length === 1) known.set(sign, found);
  return found;
}

function foldSign(sign: string): string {
  if (NARROW_BLANK.test(sign)) return JOINING_BLANK;
  const plain = plainSigns(sign.normalize('NFKD').toLowerCase()).replace(LOOSE_MARKS, '');
  return [...plain.normalize('NFC')].map((each) => WRITTEN_FOR[each] ?? each).join('');
}

/** A sign of a diameter is no letter: `Ø 860`. */
const DIAMETER = /(?<!\p{L})[Øø⌀](?=[\s\p{DI}]{0,4}\p{Nd})/gu;

const prepared = (text: string): string => text.replace(DIAMETER, ' ');

/** A whole text: a sign that nobody sees may part a letter from its accent. */
export const plain = (text: string): string => plainSigns(text).normalize('NFC');

/**
 * Capitals, accents, compatible forms, digits of other scripts and letters that are written for each other
 * make no difference.
 * @param text in Unicode's form NFC
 */
export function folded(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  let result = '';
  for (const sign of prepared(text)) result += foldedSign(sign);
  return result;
}

/** @returns for each unit of the folded text, and for its end, where in the text it comes from */
export function foldedOffsets(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const sign of prepared(text)) {
    for (let unit = foldedSign(sign).length; unit > 0; unit--) offsets.push(at);
    at += sign.length;
  }
  return [...offsets, at];
}
