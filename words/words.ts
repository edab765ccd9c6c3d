import { german } from './de/german';
import { english } from './en/english';
import type { Language } from './languages';
import type { Catalogue } from './messages';

export type Words = Catalogue & {
  /** What they are written in: not always what was asked for. */
  readonly language: Language;
};

/** Those that are translated. */
const catalogues: Partial<Record<Language, Catalogue>> = {
  en: english as unknown as Catalogue,
  de: german,
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
