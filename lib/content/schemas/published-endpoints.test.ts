import { endpointPaths } from './host-endpoints';
import { publishedEndpoints } from './published-endpoints';

const FAQ = '/api/list/faq';
const LOCALES = ['en-GB', 'de-DE', 'zh-Hans'];

describe('what a publish is about', () => {
  it.each([
    ['a path, in all languages', [FAQ], [FAQ, `${FAQ}?locale=de-DE`, `${FAQ}?locale=zh-Hans`]],
    ['one language', [`${FAQ}?locale=de-DE`], [`${FAQ}?locale=de-DE`]],
    ['a language in other letters', [`${FAQ}?locale=ZH-hans`], [`${FAQ}?locale=zh-Hans`]],
    ['the main language by its name', [`${FAQ}?locale=en-gb`], [FAQ]],
    [
      'a path and one of its languages',
      [`${FAQ}?locale=de-de`, FAQ],
      [`${FAQ}?locale=de-DE`, FAQ, `${FAQ}?locale=zh-Hans`],
    ],
  ])('is %s', (_case, names, changed) => {
    expect(publishedEndpoints(names, LOCALES)).toEqual({ changed, unknown: [] });
  });

  it.each([
    [`${FAQ}?locale=fr-FR`],
    [`${FAQ}?locale=`],
    [`${FAQ}?locale=de-DE&locale=de-DE`],
    [`${FAQ}?locale=../de-DE`],
    [`${FAQ}?page=2`],
    ['/api/list/old?locale=de-DE'],
    ['/api/list/FAQ?locale=de-DE'],
  ])('is not %s, which is named', (name) => {
    const told = publishedEndpoints([name, `${FAQ}?locale=de-DE`, name], LOCALES);
    expect(told).toEqual({ changed: [`${FAQ}?locale=de-DE`], unknown: [name] });
  });

  it.each([[[]], [['en-GB']]])('is the paths alone for a site in one language: %j', (locales) => {
    expect(publishedEndpoints([FAQ], locales)).toEqual({ changed: [FAQ], unknown: [] });
    const names = [`${FAQ}?locale=de-DE`];
    expect(publishedEndpoints(names, locales)).toEqual({ changed: [], unknown: names });
  });

  it('is everything in every language where everything is named', () => {
    const { changed } = publishedEndpoints(endpointPaths, LOCALES);
    expect(changed).toHaveLength(endpointPaths.length * LOCALES.length);
  });
});
