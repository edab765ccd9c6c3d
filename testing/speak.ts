import { derivedValues } from '@/lib/content/store/content-versions';
import { LANGUAGES, MAIN } from '@/lib/pages/languages';

/** Until the end of the test the site has these languages, the main one first: `speak('en-GB', 'de-DE')`. */
export function speak(...locales: string[]): void {
  const value = locales.map((locale, index) => ({
    path: index === 0 ? MAIN : locale.slice(0, 2),
    locale,
    name: locale,
  }));
  derivedValues.set(LANGUAGES, { value, version: locales.join(), epoch: 0 });
}

afterEach(() => void derivedValues.delete(LANGUAGES));
