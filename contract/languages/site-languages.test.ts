import { languagesIn, MOST_LANGUAGES, withMainLocale } from './site-languages';

const hasWords = (locale: string) => !locale.startsWith('fo');
const english = { locale: 'en-GB', name: 'English' };
const german = { locale: 'de-DE', name: 'Deutsch', path: 'de' };

const paths = (...languages: object[]) =>
  languagesIn({ languages: [english, ...languages] }, hasWords).languages.map(({ path }) => path);
const faults = (...languages: object[]) =>
  languagesIn({ languages: [english, ...languages] }, hasWords).faults;

describe('the languages of a site', () => {
  it('are that of its locale, where none are named', () =>
    expect(languagesIn({ locale: 'de-AT' }, hasWords).languages).toEqual([
      { path: 'main', locale: 'de-AT', name: 'Österreichisches Deutsch' },
    ]));

  it('are the main one and those that are named after it', () => {
    expect(languagesIn({ languages: [english, german] }, hasWords)).toEqual({
      languages: [{ ...english, path: 'main' }, german],
      faults: [],
    });
    expect(withMainLocale({ locale: 'pl-PL', languages: [english] }).locale).toBe('en-GB');
    expect(withMainLocale({ locale: 'pl-PL', languages: [] }).locale).toBe('pl-PL');
  });

  it.each([
    ['no locale', { name: 'Deutsch', path: 'de' }, 'needs its locale'],
    ['no path', { ...german, path: undefined }, 'is no path of a language'],
    ['a path in capitals', { ...german, path: 'DE' }, '“DE” is no path'],
    ['a path that is a page', { ...german, path: 'shop' }, '“shop” begins addresses'],
    ['the inner path of the main one', { ...german, path: 'main' }, '“main” begins addresses'],
    ['the locale of the main one', { ...german, locale: 'en-GB' }, 'twice'],
    ['a language without words', { ...german, locale: 'fo-FO' }, 'no words in “fo-FO”'],
  ])('leave out one with %s, and keep the others', (_, faulty, sentence) => {
    const polish = { locale: 'pl-PL', name: 'Polski', path: 'pl' };
    expect(paths(faulty, polish)).toEqual(['main', 'pl']);
    expect(faults(faulty, polish)).toEqual([
      { index: 1, sentence: expect.stringContaining(sentence) },
    ]);
  });

  it('leave out a path or locale that another has, and a thirteenth', () => {
    expect(faults(german, { ...german, locale: 'de-AT' })).toMatchObject([{ index: 2 }]);
    expect(faults(german, { ...german, path: 'at' })).toMatchObject([{ index: 2 }]);
    const many = Array.from({ length: MOST_LANGUAGES }, (_, index) => ({
      ...{ locale: `de-${100 + index}`, name: 'Deutsch', path: `d${index}` },
    }));
    expect(paths(...many)).toHaveLength(MOST_LANGUAGES);
    expect(faults(...many)).toMatchObject([{ index: MOST_LANGUAGES }]);
  });
});
