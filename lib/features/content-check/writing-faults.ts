import 'server-only';
import { quoted } from '@/contract/formats/reading';
import { plainText } from '@/lib/platform/text/plain-text';
import { languageName } from '@/lib/platform/text/languages';
import { isWebLetter } from '@/lib/platform/text/web-letters';
import { writingOf } from '@/lib/platform/text/writing';
import { turnedPieces } from '@/lib/platform/text/turned-pieces';

const MOST_NAMED = 10;

type Found = { field: string; sentence: string };

/** Not what somebody reads as a sentence: addresses of files, pages and people, codes of colours. */
const isAddress = (text: string) => /^(\/|#|[a-z]+:\S|[\w.+-]+@\S+$)/i.test(text);

const PARAGRAPHS = /<\/?(?:p|li|ul|ol|h\d|br|blockquote|td|th|tr|table)\b[^>]*>/gi;

/** Of HTML what visitors read, a paragraph a line. */
const paragraphsOf = (text: string): string[] =>
  text.replace(PARAGRAPHS, '\n').split(/\n+/).map(plainText).filter(Boolean);

/** Of languages that are written in more than one, or in a variant, which Unicode does not tell by its letters. */
const SEVERAL: Record<string, string[]> = {
  Aran: ['Arab'],
  Latf: ['Latn'],
  Latg: ['Latn'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

/** The scripts of a language, as Unicode names them. */
export const scriptsOf = (locale: string): string[] => {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  return SEVERAL[script] ?? [script];
};

/** Making one takes longer than using it. */
const madeFor = new Map<string, RegExp>();

/** How many letters of a text are of these scripts. */
export function lettersOf(text: string, scripts: readonly string[]): number {
  const classes = scripts.map((script) => `\\p{sc=${script}}`).join('');
  const letters = madeFor.get(classes) ?? new RegExp(`[${classes}]`, 'gu');
  madeFor.set(classes, letters);
  return text.match(letters)?.length ?? 0;
}

/** Shorter texts are names. */
const SENTENCE = { words: 4, letters: 20 };

/** A sentence without any letter of the language, or most of whose letters are of another script. */
function isForeign(text: string, own: readonly string[]): boolean {
  const prose = text.replace(/\S*(:\/\/|@)\S*/g, '');
  const letters = prose.match(/(?!\p{sc=Common})\p{L}/gu)?.length ?? 0;
  const words = prose.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (letters < SENTENCE.letters || words < SENTENCE.words) return false;
  const ownLetters = lettersOf(prose, own);
  // Chinese says in one sign what takes a word of Latin letters: names may outnumber it.
  return own.includes('Latn') ? ownLetters < letters / 2 : ownLetters === 0;
}

/**
 * Words of Latin, Greek and Cyrillic letters, many of which look alike. Symbols of one or two Greek letters
 * stand in words rightly: αw, ΔT.
 */
function mixedWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  return words.filter((word) => {
    const [latin, greek, cyrillic] = [['Latn'], ['Grek'], ['Cyrl']].map((one) =>
      lettersOf(word, one),
    );
    return (latin && (cyrillic || greek! > 2)) || (greek! > 2 && cyrillic);
  });
}

const named = (pieces: readonly string[], separator = ', ') => {
  const distinct = [...new Set(pieces)];
  const more = distinct.length > MOST_NAMED ? ' …' : '';
  return distinct.slice(0, MOST_NAMED).join(separator) + more;
};

/** Fields whose values pages isolate. */
const ISOLATED_FIELDS = /(^|\.)(sku|phone|email|value|rows\[\d+\]\[\d+\])$/;

function faultsOf(field: string, text: string, locale: string): string[] {
  const { letters, dir } = writingOf(locale);
  const own = scriptsOf(locale);
  const lines = paragraphsOf(text.normalize('NFC'));
  const others = lines.flatMap((line) =>
    Array.from(line).filter((sign) => !isWebLetter(sign, letters)),
  );
  const foreign = lines.filter((line) => isForeign(line, own));
  const mixed = lines.flatMap(mixedWords);
  const turned = ISOLATED_FIELDS.test(field)
    ? []
    : lines.flatMap((line) => turnedPieces(line, dir));
  return [
    ...(others.length > 0
      ? [
          `In a typeface of each visitor’s device, since the site’s have none of these letters: ${named(others, ' ')}`,
        ]
      : []),
    ...(foreign[0]
      ? [
          `${quoted(foreign[0])} is not written as ${languageName(locale, 'en')} is, the language of the site (${locale}).`,
        ]
      : []),
    ...(mixed.length > 0
      ? [
          `Letters of two scripts that look alike are in one word, so that nobody finds it: ${named(mixed)}`,
        ]
      : []),
    ...turned
      .slice(0, MOST_NAMED)
      .map(
        ({ piece, shown }) =>
          `${quoted(piece)} is shown as ${quoted(shown)} among letters that run the other way. Put the invisible signs U+2066 before and U+2069 behind it.`,
      ),
  ];
}

/**
 * What is wrong with the letters and the direction of the texts of a record.
 * @param values by the path of their field: `seo.title`
 */
export const writingFaults = (
  values: Iterable<readonly [string, unknown]>,
  locale: string,
): Found[] =>
  [...values].flatMap(([field, value]) =>
    typeof value !== 'string' || isAddress(value)
      ? []
      : faultsOf(field, value, locale).map((sentence) => ({ field, sentence })),
  );
