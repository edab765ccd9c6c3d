import 'server-only';
import { currentLanguage } from '@/lib/content/store/current-language';
import { currentWords } from '@/lib/content/words/current-words';
import { siteFormats } from '@/lib/content/words/site-words';
import { addressOf, languagesNow, MAIN, placeOf, type Language } from '@/lib/pages/languages';
import { sameSiteReferrer } from '@/lib/platform/http/same-site';
import type { Words } from '@/words/words';

/** Forms of a site in one language neither say nor send one. */
const areSeveral = (): boolean => languagesNow().length > 1;

/** What the forms of the page that is rendered say in their field `language`. */
export const formLocale = (): string | undefined =>
  areSeveral() ? siteFormats().locale : undefined;

/** The path of the page that is rendered, for the result of its form. */
export const resultLanguage = async (): Promise<string> =>
  areSeveral() ? currentLanguage() : MAIN;

/**
 * The language that a visitor is answered in; undefined on a site in one.
 * @param said what was sent as `language`; any locale that the site does not have counts as the main one
 * @param headers name the page of a form that was not read
 */
export function languageOf(said: unknown, headers: Headers): Language | undefined {
  if (!areSeveral()) return undefined;
  const languages = languagesNow();
  const page = sameSiteReferrer(headers)?.pathname ?? '/';
  const { language: path } = placeOf(page);
  const isIt =
    said === undefined
      ? (language: Language) => language.path === path
      : (language: Language) => language.locale === said;
  return languages.find(isIt) ?? languages[0];
}

/** What a visitor is answered with. */
export const wordsIn = (language: Language | undefined): Words =>
  currentWords(language && language.path !== MAIN ? language.locale : undefined);

/** The address of a page or file of the site in it. */
export const addressIn = (language: Language | undefined, path: string): string =>
  addressOf({ language: language?.path ?? MAIN, path });
