/** What `app/fonts/archivo-print.ttf` has: Latin letters of western Europe and signs of the trade. */
const PRINTABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u;

const REPLACEMENTS: Record<string, string> = {
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u03bc': '\u00b5',
  '\u2126': 'Ohm',
  '\u03a9': 'Ohm',
  '\u2205': 'Ø',
  '\u2300': 'Ø',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2192': '>',
  '\u0142': 'l',
  '\u0141': 'L',
};

/** Without accents that the typeface lacks; other letters that it lacks are left out. */
export function printable(text: string): string {
  const signs = Array.from(text.normalize('NFC').replace(/\s(?<![\u00a0\u2009\u202f])/g, ' '));
  return signs.map(printableSign).join('').trim();
}

function printableSign(sign: string): string {
  if (PRINTABLE.test(sign)) return sign;
  const base = REPLACEMENTS[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(base).every((part) => PRINTABLE.test(part)) ? base : '';
}

const lettersIn = (text: string): number => text.match(/\p{L}|\p{N}/gu)?.length ?? 0;

/** False for another script, in which a sheet would say nothing. */
export const isPrintable = (text: string): boolean =>
  lettersIn(text) > 0 && lettersIn(printable(text)) >= lettersIn(text);

/** Letters of a text that the typeface lacks, each once. */
export const unprintableIn = (text: string): string[] => [
  ...new Set(
    (text.normalize('NFC').match(/\p{L}\p{M}*|\p{N}/gu) ?? []).filter((sign) => !isPrintable(sign)),
  ),
];
