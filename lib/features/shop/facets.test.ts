import { productWith } from '@/testing/products';
import { words } from '@/words/words';
import { narrowedCategories } from './categories';
import { materialOf } from './product-facts';
import { facetsOf, filterForm, filterPath, narrow, readFilters, toggled } from './facets';

const english = words('en');

const product = (id: number, category: string, weight: string, material: string, size?: string) =>
  productWith({
    id,
    title: `Part ${id}`,
    category,
    specifications: [
      { name: 'Working load', value: '10 t' },
      { name: 'Weight', value: weight },
      { name: 'Material', value: material },
      ...(size ? [{ name: 'Dimensions', value: size }] : []),
    ],
  });

const products = [
  product(1, 'Gears', '96 kg', '18CrNiMo7-6 (1.6587), EN ISO 683-3', '500 mm'),
  product(2, 'Gears', '16.2 kg the pair', '18CrNiMo7-6 (1.6587)'),
  product(3, 'Rings', '0.185 t', '42CrMo4', 'Ø 860 / Ø 700 × 120 mm'),
];
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('facets', () => {
  it('count what each choice leaves, with the units of weights and sizes made equal', () => {
    const shown = facetsOf(products, english).map(({ title, choices }) => [
      title,
      choices.map(({ label, count }) => `${label}: ${count}`),
    ]);
    expect(shown).toEqual([
      ['Category', ['Gears: 2', 'Rings: 1']],
      ['Material', ['18CrNiMo7-6: 2', '42CrMo4: 1']],
      ['Weight', ['10 to 50 kg: 1', '50 to 100 kg: 1', '100 to 500 kg: 1']],
      ['Largest dimension', ['250 to 500 mm: 1', '500 to 1,000 mm: 1']],
    ]);
  });

  it('are called as the language has it, at the same addresses', () => {
    const [, , weight] = facetsOf([...products, product(4, 'Hooks', '0.4 kg', 'C45')], words('de'));
    expect(weight?.title).toBe('Gewicht');
    expect(weight?.choices.slice(0, 2).map(({ value, label }) => [value, label])).toEqual([
      ['0-1', 'Bis 1 kg'],
      ['10-50', '10 bis 50 kg'],
    ]);
  });

  it('have ranges without an end', () => {
    const [, , weight] = facetsOf([...products, product(4, 'Hulls', '9 t', 'S355')], english);
    expect(weight?.choices.at(-1)).toMatchObject({ value: '5000-', label: 'Over 5,000 kg' });
  });

  it('are a form without the categories, which keeps the one that is chosen', () => {
    const facets = facetsOf(products, english, { category: ['gears'], weight: ['10-50'] });
    const form = filterForm(facets);
    expect(form.facets.map(({ name }) => name)).toEqual(['material', 'weight', 'size']);
    expect(form.kept).toEqual([{ name: 'category', value: 'gears' }]);
  });

  it('leave categories of which something is left, and the one that is chosen', () => {
    const left = (filters: object) =>
      narrowedCategories(facetsOf(products, english, filters), products).map(({ slug, count }) => [
        slug,
        count,
      ]);
    expect(left({ weight: ['10-50'] })).toEqual([['gears', 1]]);
    expect(left({ weight: ['10-50'], category: ['rings'] })).toEqual([
      ['gears', 1],
      ['rings', 0],
    ]);
  });

  it('leave categories in the order of the products, as the shop has them', () => {
    const list = [product(4, 'Wheels', '9 kg', 'C45'), ...products];
    const links = narrowedCategories(facetsOf(list, english), list);
    expect(links.map(({ name }) => name)).toEqual(['Wheels', 'Gears', 'Rings']);
  });

  it('count with the other facets, not with their own', () => {
    const facets = facetsOf(products, english, { category: ['gears'] });
    const counts = (name: string) =>
      facets.find((facet) => facet.name === name)?.choices.map(({ count }) => count);
    expect(counts('category')).toEqual([2, 1]);
    expect(counts('material')).toEqual([2, 0]);
  });

  it('narrow: one of the values of a facet, and all facets', () => {
    expect(ids(narrow(products, { category: ['gears', 'rings'] }))).toEqual([1, 2, 3]);
    expect(ids(narrow(products, { category: ['gears'], weight: ['50-100'] }))).toEqual([1]);
    expect(ids(narrow(products, { size: ['500-1000'] }))).toEqual([3]);
  });

  it('ignore what no product has', () => {
    expect(
      readFilters(products, {
        category: ['rings', 'x'.repeat(9_000), 'rings'],
        weight: '7-9',
        utm_source: 'mail',
      }),
    ).toEqual({ category: ['rings'] });
  });

  it('have one path, whatever the order in which they were chosen', () => {
    const one = toggled(toggled({}, 'weight', '10-50'), 'category', 'gears');
    const other = toggled(toggled({}, 'category', 'gears'), 'weight', '10-50');
    expect(filterPath(one)).toBe('/shop?category=gears&weight=10-50');
    expect(filterPath(other, 2)).toBe('/shop?category=gears&weight=10-50&page=2');
    expect(filterPath(toggled({ category: ['gears'] }, 'category', 'gears'))).toBe('/shop');
  });

  it('are none where the products do not differ', () => {
    expect(facetsOf([products[0]!], english)).toEqual([]);
  });
});

test('a material is named before a comma of any script', () =>
  expect(
    materialOf({ specifications: [{ name: 'المادة', value: '42CrMo4، EN ISO 683-2' }] }),
  ).toEqual({ grade: '42CrMo4' }));

test('a material that a language does not name itself keeps the language of its fact', () => {
  const tube = {
    ...products[0]!,
    specifications: [{ name: 'Material', value: 'E355 tube', lang: 'pl' }],
  };
  const [material] = facetsOf([...products, tube], english).filter(
    ({ name }) => name === 'material',
  );
  expect(material!.choices.find(({ label }) => label === 'E355 tube')).toMatchObject({
    lang: 'pl',
  });
});
