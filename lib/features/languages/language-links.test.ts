import { getProducts } from '@/lib/content/store/endpoints';
import { inLanguage } from '@/lib/content/store/current-language';
import { lockedKey } from '@/lib/features/documents/locked-key';
import { holdContent } from '@/testing/hold-content';
import { languageLinks } from './language-links';

const siteSettings = {
  name: 'A Forge',
  languages: [
    { locale: 'en-GB', name: 'English' },
    { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    { locale: 'ar-EG', name: 'العربية', path: 'ar' },
  ],
};
const products = [
  { id: 1, title: 'Ring', slug: 'ring' },
  { id: 2, title: 'Anvil', slug: 'anvil' },
];

beforeEach(() =>
  holdContent(
    { siteSettings, products, takesQuotes: true },
    {
      'de-DE': { siteSettings: {}, products: [{ id: 1, title: 'Ring', slug: 'schmiedering' }] },
      'ar-EG': { siteSettings: {} },
    },
  ),
);

const hrefs = async (shown: Parameters<typeof languageLinks>[0]) =>
  (await languageLinks(shown)).map(({ href }) => href);

describe('the links into other languages', () => {
  it('are none on a site in one', async () => {
    await holdContent({ siteSettings: { name: 'A Forge' } });
    expect(await languageLinks({ path: '/contact' })).toEqual([]);
  });

  it('have the names of the languages, in their own writing, and mark that of the page', async () => {
    const links = await inLanguage('de', () => languageLinks({ path: '/contact' }));
    expect(links).toMatchObject([
      { name: 'English', lang: 'en-GB', dir: undefined, isCurrent: false, href: '/contact' },
      { name: 'Deutsch', lang: 'de-DE', dir: undefined, isCurrent: true, href: '/de/contact' },
      { name: 'العربية', lang: 'ar-EG', dir: 'rtl', isCurrent: false, href: '/ar/contact' },
    ]);
  });

  it('lead to the same page, else to the list above it, else home', async () => {
    const above = '/shop' as const;
    expect(await hrefs({ path: '/shop-details/ring', above })).toEqual([
      '/shop-details/ring',
      '/de/shop-details/schmiedering',
      '/ar',
    ]);
    expect(await hrefs({ path: '/shop-details/anvil', above })).toEqual([
      '/shop-details/anvil',
      '/de/shop',
      '/ar',
    ]);
    expect(await hrefs({ path: '/shop-single' })).toEqual([
      '/shop-single',
      '/de/shop-single',
      '/ar',
    ]);
  });

  it('offer the page only where it is the same, in the words of the other language', async () => {
    const links = await languageLinks({ path: '/shop-details/anvil', above: '/shop' });
    expect(links.map(({ offer }) => offer?.text)).toEqual([
      'This page is also available in English.',
      undefined,
      undefined,
    ]);
    const [, german] = await languageLinks({ path: '/contact' });
    expect(german!.offer).toEqual({
      text: 'Diese Seite gibt es auch auf Deutsch.',
      close: 'Schließen',
    });
  });

  it('lead home from where no page is', async () => {
    expect(await hrefs({ path: '/no-page' })).toEqual(['/', '/de', '/ar']);
  });

  it.each([
    [
      'a product that is asked about',
      '/contact/about',
      { about: 'product:1' },
      '/contact?about=product%3A1',
    ],
    ['a product of a quote', '/quote', { product: '1' }, '/quote?product=1'],
    ['the words of a search', '/search', { q: 'steel ring' }, '/search?q=steel+ring'],
    [
      'measures of a filter, and no other choices',
      '/shop/filtered',
      { weight: ['0-1', '1-10'], size: '0-50', material: 'steel', page: '2' },
      '/shop?weight=0-1&weight=1-10&size=0-50',
    ],
    ['no other choices of a filter', '/shop/filtered', { category: 'rings' }, '/shop'],
    ['nothing of a comparison', '/shop/compare', { id: ['1', '2'] }, '/shop/compare'],
  ])('take along %s', async (_, path, query, address) => {
    const [english, german] = await hrefs({ path, query });
    expect(english).toBe(address);
    expect(german).toBe(`/de${address}`);
  });

  it('take along the file that a code unlocks', async () => {
    const locked = (file: string) => [{ kind: 'certificate', locked_file: `/media/${file}` }];
    await holdContent(
      { siteSettings, products: [{ ...products[0]!, documents: locked('a.pdf') }] },
      {
        'de-DE': { siteSettings: {}, products: [{ id: 1, title: 'Ring' }] },
        'ar-EG': {
          siteSettings: {},
          products: [{ id: 1, title: 'حلقة', documents: locked('b.pdf') }],
        },
      },
    );
    const file = lockedKey((await getProducts())![0]!.documents[0]!.locked!);
    const query = { file };
    expect(await hrefs({ path: '/certificate/unlock', query })).toEqual([
      `/certificate/unlock?file=${file}`,
      `/de/certificate/unlock?file=${file}`,
      '/ar',
    ]);
    // The certificate itself, which neither shows.
    expect((await hrefs({ path: '/certificate/unlock' })).slice(1)).toEqual(['/de', '/ar']);
  });

  it('leave a choice behind where the page is not offered', async () => {
    const [, , arabic] = await hrefs({ path: '/shop/filtered', query: { weight: '0-1' } });
    expect(arabic).toBe('/ar');
  });
});
