import { quoted, textOf, type Reading } from './reading';
import type { Region } from './region';

export const COUNTRY_LENGTH = 60;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const names = new Map<string, Intl.DisplayNames>();

/** What a country is called; undefined where the code is none. */
export function countryName(code: string, locale: string): string | undefined {
  const found =
    names.get(locale) ??
    new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
  names.set(locale, found);
  return found.of(code);
}

const codesByName = new Map<string, Map<string, string>>();

function codesIn(locale: string): Map<string, string> {
  const found =
    codesByName.get(locale) ??
    new Map(
      ['en', locale].flatMap((language) =>
        CODES.flatMap((code): [string, string][] => {
          const name = countryName(code, language);
          return name ? [[named(name), code]] : [];
        }),
      ),
    );
  codesByName.set(locale, found);
  return found;
}

const named = (name: string): string => name.normalize('NFKC').toLowerCase();

/** A country by its code of ISO 3166-1, or by its name in English or the company's language. */
export function readCountry(value: unknown, { locale }: Pick<Region, 'locale'>): Reading<string> {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const isCode = /^[A-Z]{2}$/i.test(text) && countryName(text.toUpperCase(), 'en') !== undefined;
  const code = isCode ? text.toUpperCase() : codesIn(locale).get(named(text));
  return code
    ? { value: code }
    : { fault: `${quoted(text)} is no country. Write its code or its name: DE, or Germany.` };
}
