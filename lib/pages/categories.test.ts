import { inLanguage } from '@/lib/content/store/current-language';
import { categoryIntroduction } from '@/lib/features/shop/categories';
import { categoryItem } from '@/lib/features/shop/shop-items';
import { holdContent } from '@/testing/hold-content';
import { categoryAt, categorySegments, namedCategories } from './categories';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];
const products = [
  { id: 1, title: 'Spur gear', category: 'Gears' },
  { id: 2, title: 'Bevel gear', category: 'GEARS' },
  { id: 3, title: 'Shaft', category: 'Shafts' },
  { id: 4, title: 'Ring' },
];
const german = [
  { id: 1, title: 'Stirnrad' },
  { id: 2, title: 'Kegelrad', category: 'Zahnräder' },
  { id: 3, title: 'Welle', category: 'Wellen' },
  { id: 4, title: 'Ring', category: 'Ringe' },
];

const hold = (own: object[], pages: object[] = []) =>
  holdContent(
    {
      siteSettings: { name: 'Forge', languages },
      products,
      pages: [{ path: '/shop/category/gears', introduction: 'All gears.' }],
    },
    { 'de-DE': { siteSettings: {}, products: own, pages } },
  );
const inGerman = <T>(work: () => Promise<T>) => inLanguage('de', work);
const found = async () =>
  (await namedCategories()).map(({ slug, name, products, slugsInMain }) => [
    ...[slug, name, products.map(({ id }) => id), slugsInMain],
  ]);

describe('categories of a further language', () => {
  it('have the name that the first of their products with a translation gives them', async () => {
    await hold(german);
    expect(await inGerman(found)).toEqual([
      ['zahnräder', 'Zahnräder', [1, 2], ['gears']],
      ['wellen', 'Wellen', [3], ['shafts']],
      ['ringe', 'Ringe', [4], []],
    ]);
    await hold([{ ...german[0], category: 'Räder' }, german[1]!]);
    expect(await inGerman(found)).toEqual([['räder', 'Räder', [1, 2], ['gears']]]);
  });

  it('are none where no product of them is translated', async () => {
    await hold([german[0]!]);
    expect(await inGerman(found)).toEqual([]);
  });

  it('are found by their own slug, and by that of the main language', async () => {
    await hold(german);
    const categories = await inGerman(namedCategories);
    expect(categoryAt(categories, 'zahnräder')).toBe(categoryAt(categories, 'gears'));
    expect(categoryAt(categories, 'rings')).toBeUndefined();
    expect(categorySegments(categories)).toEqual([
      ...['zahnräder', 'gears', 'wellen', 'shafts', 'ringe'],
    ]);
    expect(await inGerman(() => categoryItem('gears'))).toMatchObject({ slug: 'zahnräder' });
    expect(await inLanguage('main', () => categoryItem('zahnräder'))).toBeUndefined();
  });

  it('have the texts under the path of the main language', async () => {
    await hold(german, [{ path: '/shop/category/gears', introduction: 'Alle Zahnräder.' }]);
    const introduction = async (slug: string) =>
      categoryIntroduction(categoryAt(await namedCategories(), slug)!);
    expect(await inGerman(() => introduction('zahnräder'))).toBe('Alle Zahnräder.');
    expect(await inLanguage('main', () => introduction('gears'))).toBe('All gears.');
    await hold(german);
    expect(await inGerman(() => introduction('zahnräder'))).toBeUndefined();
  });
});
