import { derivedValues } from '@/lib/content/store/content-versions';
import { LANGUAGES, type Languages } from '@/lib/content/store/last-derived';
import { MAIN, type Language } from '@/lib/pages/languages';

/** Makes it a site in these languages, the main one first, until `derivedValues` are cleared. */
function hold(spoken: Language[]): void {
  const value: Languages = { spoken, awaited: ['ar'] };
  // Made from nothing, it is never made again.
  const made = { value, version: '1', epoch: 0, sources: new Map() };
  derivedValues.set(LANGUAGES, made);
}

/** By their paths: `speakLanguages('main', 'de')`. */
export const speakLanguages = (...paths: string[]) =>
  hold(paths.map((path) => ({ path, locale: path, name: path })));

/** By their locales, the first two letters of which are their paths: `speakLocales('en-GB', 'de-DE')`. */
export const speakLocales = (...locales: string[]) =>
  hold(
    locales.map((locale, index) => ({
      path: index === 0 ? MAIN : locale.slice(0, 2),
      locale,
      name: locale,
    })),
  );

afterEach(() => void derivedValues.delete(LANGUAGES));
