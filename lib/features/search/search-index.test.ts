import type { SearchDocument } from './search-document';
import { buildIndex } from './search-index';

const product = (title: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'product',
  href: `/shop-details/${title}`,
  title,
  ...rest,
});

const documents = [
  product('Spur gear', { sku: 'HS-4711', facts: 'Weight 96 kg; Module 10' }),
  product('Helical gear', { sku: 'HS-4712', facts: 'Diameter Ø 860 mm' }),
  product('Crankshaft', { summary: 'Forged under a press of 31.5 MN.' }),
  product('Bearing', { text: 'Runs beside any spur gear.' }),
  product('Lever', { text: 'Made since this year.' }),
];

const found = async (query: string) =>
  (await buildIndex(documents)).find(query, 10).hits.map(({ title }) => title);

describe('search index', () => {
  it.each([
    ['spur gear', ['Spur gear', 'Bearing']],
    ['HS-4711', ['Spur gear']],
    ['hs4712', ['Helical gear']],
    ['crank', ['Crankshaft']],
    ['crankshft', ['Crankshaft']],
    ['31.5 MN', ['Crankshaft']],
    ['31,5mn', ['Crankshaft']],
    ['Ø 860', ['Helical gear']],
    ['gear unobtainium', ['Spur gear', 'Helical gear', 'Bearing']],
    ['runs beside of gear', ['Bearing']],
    ['cheese', []],
    ['?', []],
  ])('%s', async (query, titles) => {
    expect((await found(query)).sort()).toEqual(titles.sort());
  });

  it('puts a title before a text', async () => {
    expect(await found('spur gear')).toEqual(['Spur gear', 'Bearing']);
  });

  it('says which words were found and how many hits there are', async () => {
    const { hits, total } = (await buildIndex(documents)).find('gea', 1);
    expect(total).toBe(3);
    expect(hits).toHaveLength(1);
    expect([...hits[0]!.terms]).toEqual(['gear']);
  });
});
