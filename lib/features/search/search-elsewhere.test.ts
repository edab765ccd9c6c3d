import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent } from '@/testing/hold-content';
import { search, searchElsewhere } from './search';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
  { locale: 'pl-PL', name: 'Polski', path: 'pl' },
];
const products = [
  {
    id: 1,
    title: 'Rolled ring',
    slug: 'ring',
    sku: 'HF-10.48',
    specifications: [{ name: 'Certificate', value: 'EN 10204' }],
  },
  { id: 2, title: 'Gear shaft' },
];

beforeEach(() =>
  holdContent(
    {
      siteSettings: { name: 'Forge', languages, search_terms: [{ words: ['band', 'ring'] }] },
      products,
    },
    {
      'de-DE': {
        siteSettings: { search_terms: [{ words: ['reif', 'walzring'] }] },
        products: [
          { id: 1, title: 'Walzringe', slug: 'walzring' },
          { id: 3, title: 'Kühlerdeckel' },
          { id: 4, title: 'Kurbelwelle' },
          { id: 5, title: 'Welle' },
        ],
      },
      'pl-PL': { siteSettings: {}, products: [{ id: 1, title: 'Pierścień' }] },
    },
  ),
);

const find = (language: string, words: string) =>
  inLanguage(language, async () => (await search(words, 10)).hits.map(({ href }) => href));
const elsewhere = (language: string, words: string) =>
  inLanguage(language, async () =>
    (await searchElsewhere(words, 3)).map(({ language: { path }, hits }) => [
      path,
      hits.map(({ href }) => href),
    ]),
  );

describe('the search of a language', () => {
  it('finds what it says, by its own rules and the company’s words in it', async () => {
    expect(await find('de', 'walzring')).toEqual(['/shop-details/walzring']);
    expect(await find('de', 'kuehlerdeckel')).toEqual(['/shop-details/3']);
    expect(await find('de', 'welle')).toEqual(['/shop-details/5', '/shop-details/4']);
    expect(await find('de', 'reif')).toEqual(['/shop-details/walzring']);
    expect(await find('de', 'band')).toEqual([]);
    expect(await find('main', 'band')).toEqual(['/shop-details/ring']);
    expect(await find('de', 'gear')).toEqual([]);
  });

  it('finds part numbers and standards in every one', async () => {
    for (const words of ['HF-10.48', 'EN 10204'])
      for (const [language, href] of [
        ['main', '/shop-details/ring'],
        ['de', '/shop-details/walzring'],
        ['pl', '/shop-details/ring'],
      ] as const)
        expect(await find(language, words)).toEqual([href]);
  });

  it('offers what the others have', async () => {
    expect(await elsewhere('de', 'pierścień')).toEqual([['pl', ['/shop-details/ring']]]);
    expect(await elsewhere('main', 'kühlerdeckel')).toEqual([['de', ['/shop-details/3']]]);
    expect(await elsewhere('pl', 'gear shaft')).toEqual([['main', ['/shop-details/2']]]);
    expect(await elsewhere('pl', 'nowhere')).toEqual([]);
  });

  it('has no others on a site in one language', async () => {
    await holdContent({ siteSettings: { name: 'Forge' }, products });
    expect(await elsewhere('main', 'pierścień')).toEqual([]);
  });
});
