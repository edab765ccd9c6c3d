import { readLocale } from '../formats/language';

const localeIn = (value: unknown): string | undefined =>
  readLocale((value as { locale?: unknown } | null | undefined)?.locale)?.value;

/**
 * The main language of the company of these settings: that of the first sound entry of `languages`, else `locale`.
 * @returns BCP 47; undefined where the settings say none
 */
export function settingsLocale(settings: unknown): string | undefined {
  const languages = (settings as { languages?: unknown } | null | undefined)?.languages;
  const locales = Array.isArray(languages) ? languages.map(localeIn) : [];
  return locales.find((locale) => locale !== undefined) ?? localeIn(settings);
}
