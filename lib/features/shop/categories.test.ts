import { categoriesOf } from '@/lib/pages/categories';
import { categoryPath } from '@/lib/pages/routes/paths';
import { productWith } from '@/testing/products';
import { words } from '@/words/words';
import { isOfCategory } from './categories';
import { facetsOf, narrow, readFilters } from './facets';

const products = [
  'C++ tools',
  'C# tools',
  'c++  Tools',
  '🔩',
  'Größe',
  '轴承',
  'มอเตอร์',
  'Rings & discs',
].map((category, index) => productWith({ id: index + 1, category }));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('categories', () => {
  it('each have a page, also where their names differ in signs alone', () => {
    const found = categoriesOf(products, undefined).map(({ slug, name, products }) => [
      slug,
      name,
      ids(products),
    ]);
    expect(found).toEqual([
      ['c-tools', 'C++ tools', [1, 3]],
      ['c-tools-2', 'C# tools', [2]],
      ['1f529', '🔩', [4]],
      ['größe', 'Größe', [5]],
      ['轴承', '轴承', [6]],
      ['มอเตอร์', 'มอเตอร์', [7]],
      ['rings-discs', 'Rings & discs', [8]],
    ]);
    for (const [slug] of found) expect(categoryPath(slug as string)).toMatch(/^[\x21-\x7e]+$/);
  });

  it('with long names have addresses that can be names of files', () => {
    const long = ['a'.repeat(300), '轴'.repeat(90), `${'轴'.repeat(90)}承`, 'ก็'.repeat(90)];
    const found = categoriesOf(
      long.map((category, id) => productWith({ id, category })),
      undefined,
    );
    expect(found).toHaveLength(4);
    for (const { slug } of found) expect(Buffer.byteLength(slug)).toBeLessThan(205);
  });

  it('are one in capitals and in small letters, by the rules of the language', () => {
    const turkish = [
      ...['Sızdırmazlık elemanları', 'SIZDIRMAZLIK ELEMANLARI', 'İş makinesi parçaları'],
      ...['İŞ MAKİNESİ PARÇALARI', 'Kırıcı', 'KIRICI'],
    ].map((category, id) => productWith({ id, category }));
    const found = categoriesOf(turkish, 'tr-TR').map(({ slug, products }) => [slug, ids(products)]);
    expect(found).toEqual([
      ['sızdırmazlık-elemanları', [0, 1]],
      ['iş-makinesi-parçaları', [2, 3]],
      ['kırıcı', [4, 5]],
    ]);
  });

  it('have what the company says of them, in any spelling', () => {
    expect(isOfCategory('/shop/category/größe', 'größe')).toBe(true);
    expect(isOfCategory('/shop/category/i\u0307ş-parçalari', 'iş-parçaları')).toBe(true);
    expect(isOfCategory('/shop/category/rings', 'ring')).toBe(false);
  });

  it('narrow the shop in any spelling', () =>
    expect(readFilters(products, { category: ['GRÖSSE', 'Größe', 'c-tools', 'none'] })).toEqual({
      category: ['c-tools', 'größe'],
    }));

  it('narrow the shop by the same names', () => {
    for (const { slug, products: own } of categoriesOf(products, undefined)) {
      const filters = readFilters(products, { category: slug });
      expect(ids(narrow(products, filters))).toEqual(ids(own));
    }
    const [category] = facetsOf(products, words('en'));
    expect(category?.choices).toHaveLength(7);
  });
});
