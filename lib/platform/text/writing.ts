/** Fonts of `app/letters.css`: of Latin alphabets with more letters than English, and of other scripts. */
const OF_SCRIPT: Record<string, string> = {
  Grek: 'greek',
  Cyrl: 'cyrillic',
  Arab: 'arabic',
  Hebr: 'hebrew',
  Beng: 'bengali',
  Deva: 'devanagari',
  Thai: 'thai',
};

/** Whose letters are those of English. */
const PLAIN = new Set(['en', 'id', 'ms', 'sw']);

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export type Writing = {
  /** As BCP 47 has it: `pl`, `de-AT`, `zh-Hant-TW`. */
  lang: string;
  /** Absent: from left to right. */
  dir?: 'rtl';
  /** The font that a page cannot do without, by its name in `app/letters.css`; absent: that of English. */
  letters?: string;
};

/**
 * How the language of a page is written.
 * @param locale of the settings, such as `ar-EG`
 */
export function writingOf(locale = 'en'): Writing {
  const { baseName } = new Intl.Locale(locale);
  const { language, script = 'Latn' } = new Intl.Locale(locale).maximize();
  return {
    lang: baseName,
    dir: RIGHT_TO_LEFT.has(script) ? 'rtl' : undefined,
    letters: script === 'Latn' ? latinLetters(language) : OF_SCRIPT[script],
  };
}

/** Of an element whose words may be in another language than its page: nothing where they are not. */
export function markedAs(lang: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!lang) return {};
  const { lang: tag, dir = 'ltr' } = writingOf(lang);
  return { lang: tag, dir };
}

const BEGINS_IN_LATIN = /^[^\p{L}\u200f\u2068]*\p{sc=Latn}.*[\p{sc=Arab}\p{sc=Hebr}]/su;

/** Words that run from right to left do so where a Latin word is the first, too: `IT7` with Arabic around it. */
export const inOwnDirection = (text: string): string =>
  BEGINS_IN_LATIN.test(text) ? `\u200f${text}` : text;

/** A value beside other words in one line: in its own order where those run from right to left. */
export const isolated = (text: string, locale?: string): string =>
  writingOf(locale).dir ? `\u2068${inOwnDirection(text)}\u2069` : text;

function latinLetters(language: string): string | undefined {
  if (PLAIN.has(language)) return undefined;
  return language === 'vi' ? 'vietnamese' : 'latin';
}
