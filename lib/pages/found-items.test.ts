import { inLanguage } from '@/lib/content/store/current-language';
import { getProducts } from '@/lib/content/store/endpoints';
import { holdContent } from '@/testing/hold-content';
import { findItem, segmentsIn } from './found-items';
import { productPath } from './routes/paths';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];
const products = [
  { id: 1, title: 'Ring', slug: 'ring' },
  { id: 2, title: 'Shaft', slug: 'shaft' },
  { id: 3, title: 'Gear', slug: 'gear' },
];
const load = async () => (await getProducts()) ?? [];

const hold = (german: object[]) =>
  holdContent(
    { siteSettings: { name: 'Forge', languages }, products },
    { 'de-DE': { siteSettings: {}, products: german } },
  );

/** The path of what a segment leads to. */
const pathAt = (language: string, segment: string) =>
  inLanguage(language, async () => {
    const item = await findItem(load, segment);
    return item && productPath(item);
  });

describe('the items of a further language', () => {
  it('are found by its slugs, by those of the main one and by numbers, which lead to the first', async () => {
    await hold([{ id: 1, title: 'Walzring', slug: 'walzring' }]);
    for (const segment of ['walzring', 'ring', '1'])
      expect(await pathAt('de', segment)).toBe('/shop-details/walzring');
    expect(await inLanguage('de', () => segmentsIn(load))).toEqual(['1', 'walzring', 'ring']);
  });

  it('are not found by another language’s slug in the main one, nor where they are not offered', async () => {
    await hold([{ id: 1, title: 'Walzring', slug: 'walzring' }]);
    expect(await pathAt('main', 'walzring')).toBeUndefined();
    expect(await pathAt('de', 'shaft')).toBeUndefined();
    expect(await pathAt('de', '2')).toBeUndefined();
  });

  it('lead right where slugs swap between languages', async () => {
    await hold([
      { id: 1, title: 'Walzring', slug: 'shaft' },
      { id: 2, title: 'Welle', slug: 'ring' },
    ]);
    const idAt = (language: string, segment: string) =>
      inLanguage(language, async () => (await findItem(load, segment))?.id);
    expect([await idAt('main', 'ring'), await idAt('de', 'ring')]).toEqual([1, 2]);
    expect([await idAt('main', 'shaft'), await idAt('de', 'shaft')]).toEqual([2, 1]);
  });

  it('leave a slug to the one that the language gives it; the other is found by its number', async () => {
    await hold([
      { id: 1, title: 'Walzring' },
      { id: 2, title: 'Welle', slug: 'ring' },
    ]);
    expect(await pathAt('de', 'ring')).toBe('/shop-details/ring');
    expect(await pathAt('de', 'shaft')).toBe('/shop-details/ring');
    expect(await pathAt('de', '1')).toBe('/shop-details/1');
  });
});
