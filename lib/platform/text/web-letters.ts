/** What the fonts of `app/` show on every page. `app/letters.test.ts` compares it and `VIETNAMESE` with the font files. */
const EVERYWHERE =
  /[\u0020-\u007e\u00a0-\u017f\u018f\u01fa-\u01ff\u0218-\u021b\u0259\u0370-\u03e1\u03f0-\u045f\u0490\u0491\u0590-\u06ff\u0900-\u097f\u0980-\u09ff\u0e00-\u0e7f\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/;

const VIETNAMESE = /[\u0102\u0103\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/;

/** Scripts whose typefaces devices bring along; how Unicode names scripts: https://www.unicode.org/reports/tr24/ */
const OF_THE_SYSTEM = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]/u;

/** Signs made from letters, such as the litre, are no part of a word; nor are selectors, which nobody sees. */
const LETTER = /(?![\p{sc=Common}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Nd}]/u;

/**
 * False for a letter that a page shows in a typeface of the visitor's system, beside its own within a word.
 * @param letters of the page, as `writingOf` names them
 */
export const isWebLetter = (sign: string, letters: string | undefined): boolean =>
  !LETTER.test(sign) ||
  OF_THE_SYSTEM.test(sign) ||
  EVERYWHERE.test(sign) ||
  (letters === 'vietnamese' && VIETNAMESE.test(sign));
