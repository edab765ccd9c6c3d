/**
 * What nobody sees: marks of direction, blanks without width, soft hyphens, selectors of a glyph. Joiners stay
 * where a script needs them: behind a letter of Arabic, and behind the mark of one of India that has no vowel.
 */
const UNSEEN = /(?!(?<=[\p{M}\p{sc=Arab}])[\u200c\u200d]\p{L})\p{DI}/gu;
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode holds the digits of a script, or of several styles, as rows of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

/**
 * A code, number or address as machines read it: without signs that nobody sees, which come along when it is
 * copied, and with the digits of every script as ASCII ones.
 */
export const plainSigns = (text: string): string =>
  text.replace(UNSEEN, '').replace(OTHER_DIGIT, asciiDigit);

/** As two people write it who mean the same part: blanks and hyphens that break look like those that do not. */
export const plainPartNumber = (text: string): string =>
  plainSigns(text)
    .normalize('NFC')
    .replace(/\u2011/g, '-')
    .replace(/\s+/gu, ' ')
    .trim();
