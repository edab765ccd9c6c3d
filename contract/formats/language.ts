import { quoted, textOf, type Reading } from './reading';

export const LANGUAGE_LENGTH = 35;

/** BCP 47, in its canonical form: `de-AT`. */
export function readLanguage(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const fault = `${quoted(text)} is no language. It is written as en or de-AT.`;
  if (text.length > LANGUAGE_LENGTH || !/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(text))
    return { fault };
  try {
    return { value: Intl.getCanonicalLocales(text)[0]! };
  } catch {
    return { fault };
  }
}

/** A language in which numbers and dates can be written. */
export function readLocale(value: unknown): Reading<string> {
  const language = readLanguage(value);
  if (language?.value === undefined) return language;
  return Intl.NumberFormat.supportedLocalesOf(language.value).length > 0
    ? language
    : { fault: `Nobody here knows how ${quoted(language.value)} writes numbers and dates.` };
}

export const LANGUAGE_PATH_LENGTH = 12;

/** What the addresses of a language begin with: `de`. Which of them are taken, the site knows. */
export function readLanguagePath(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  return /^[a-z0-9-]{2,12}$/.test(text)
    ? { value: text }
    : { fault: `${quoted(text)} begins no addresses: these are 2 to 12 of a-z, 0-9 and hyphens.` };
}

/** ISO 4217: `EUR`. */
export function readCurrency(value: unknown): Reading<string> {
  const text = textOf(value)?.toUpperCase();
  if (text === undefined) return undefined;
  return Intl.supportedValuesOf('currency').includes(text)
    ? { value: text }
    : { fault: `${quoted(text)} is no currency. It is written in three letters, such as EUR.` };
}
