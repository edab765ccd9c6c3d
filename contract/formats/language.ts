import { quoted, textOf, type Reading } from './reading';

/** BCP 47, in its canonical form: `de-AT`. */
export function readLanguage(value: unknown): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const fault = `${quoted(text)} is no language. It is written as en or de-AT.`;
  if (!/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(text)) return { fault };
  try {
    return { value: Intl.getCanonicalLocales(text)[0]! };
  } catch {
    return { fault };
  }
}

/** ISO 4217: `EUR`. */
export function readCurrency(value: unknown): Reading<string> {
  const text = textOf(value)?.toUpperCase();
  if (text === undefined) return undefined;
  return Intl.supportedValuesOf('currency').includes(text)
    ? { value: text }
    : { fault: `${quoted(text)} is no currency. It is written in three letters, such as EUR.` };
}
