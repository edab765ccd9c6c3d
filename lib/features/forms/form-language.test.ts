import { setSiteLanguage } from '@/lib/content/words/site-words';
import { speakLocales } from '@/testing/speak-languages';
import { formLocale, languageOf } from './form-language';

/** As React does it for server components: of one rendering. */
jest.mock('react', () => {
  const kept = {};
  return { ...jest.requireActual<object>('react'), cache: () => () => kept };
});

const from = (referer?: string) =>
  new Headers({ host: 'forge.example', ...(referer && { referer }) });
const pathOf = (said: unknown, referer?: string) => languageOf(said, from(referer))?.path;

describe('the language of what a visitor sends', () => {
  it.each([
    ['a language of the site', 'de-DE', 'de'],
    ['the main one', 'en-GB', 'main'],
    ['a language that the site has no more', 'fr-FR', 'main'],
    ['another variety', 'de-AT', 'main'],
    ['a path', 'de', 'main'],
    ['markup', '"><script>', 'main'],
    ['no text', { de: 1 }, 'main'],
    ['nothing', undefined, 'main'],
  ])('where it says %s: %j is %s', (_, said, path) => {
    speakLocales('en-GB', 'de-DE', 'ar-EG');
    expect(pathOf(said)).toBe(path);
  });

  it('is that of the page where the form was not read, and no other site’s', () => {
    speakLocales('en-GB', 'de-DE', 'ar-EG');
    expect(pathOf(undefined, 'https://forge.example/de/quote')).toBe('de');
    expect(pathOf(undefined, 'https://forge.example/quote')).toBe('main');
    expect(pathOf(undefined, 'https://other.example/de/quote')).toBe('main');
    expect(pathOf('ar-EG', 'https://forge.example/de/quote')).toBe('ar');
  });

  it('is none on a site in one, whose forms say none', () => {
    setSiteLanguage({ locale: 'en-GB' });
    for (const locales of [[], ['en-GB']]) {
      speakLocales(...locales);
      expect([pathOf('de-DE'), formLocale()]).toEqual([undefined, undefined]);
    }
  });

  it('is what the form of a page says', () => {
    speakLocales('en-GB', 'de-DE');
    setSiteLanguage({ locale: 'de-DE' });
    expect(formLocale()).toBe('de-DE');
  });
});
