import { arabic } from './ar/arabic';
import { bengali } from './bn/bengali';
import { german } from './de/german';
import { english } from './en/english';
import { spanish } from './es/spanish';
import { french } from './fr/french';
import { italian } from './it/italian';
import { polish } from './pl/polish';
import { portuguese } from './pt/portuguese';
import { turkish } from './tr/turkish';
import { chinese } from './zh/chinese';
import type { Language } from './languages';
import type { Catalogue } from './messages';

export type Words = Catalogue & {
  /** What they are written in: not always what was asked for. */
  readonly language: Language;
};

/** Those that are translated. */
const catalogues: Partial<Record<Language, Catalogue>> = {
  en: english as unknown as Catalogue,
  ar: arabic,
  bn: bengali,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pl: polish,
  pt: portuguese,
  tr: turkish,
  zh: chinese,
};

/**
 * The words of a site, for the server alone: islands get those that they show. Of a language without a
 * catalogue they are English, and say so, since the page has to mark them as such.
 * @param locale of the settings, such as `de-AT`
 */
export function words(locale: string | undefined): Words {
  const language = languageOf(locale);
  return { language, ...catalogues[language]! };
}

/** Traditional Chinese is not served by the catalogue in simplified letters: the script decides, too. */
function languageOf(locale = 'en'): Language {
  const wanted = new Intl.Locale(locale).maximize();
  const has = (language: string): language is Language => Object.hasOwn(catalogues, language);
  const { language, script } = wanted;
  return has(language) && new Intl.Locale(language).maximize().script === script ? language : 'en';
}
