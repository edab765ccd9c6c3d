import { derivedValues, itemName } from '@/lib/content/store/content-versions';
import { inLanguage } from '@/lib/content/store/current-language';
import { holdContent, numbered } from '@/testing/hold-content';
import { addressesOf, pageInLanguages } from './addresses';

const siteSettings = {
  name: 'A Forge',
  languages: [
    { locale: 'en-GB', name: 'English' },
    { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    { locale: 'pl-PL', name: 'Polski', path: 'pl' },
  ],
};

const products = [
  { id: 1, title: 'Ring', slug: 'ring', category: 'Rings' },
  { id: 2, title: 'Anvil', slug: 'anvil', category: 'Tools' },
  { id: 3, title: 'Hammer', slug: 'hammer', category: 'Tools' },
];

const german = {
  siteSettings: {},
  products: [
    { id: 1, title: 'Ring', slug: 'schmiedering', category: 'Ringe' },
    { id: 3, title: 'Hammer', category: 'Werkzeuge' },
  ],
};

/** By language. */
const addresses = async (path: string) =>
  Object.fromEntries(
    (await addressesOf(path)).map(({ language, address }) => [language.path, address]),
  );

const inGerman = (path: string) => inLanguage('de', () => addresses(path));

describe('the addresses of a page', () => {
  it('are none on a site in one language', async () => {
    await holdContent({ siteSettings: { name: 'A Forge' }, products });
    expect(await addresses('/shop-details/ring')).toEqual({});
  });

  it('are none before there are settings', async () => {
    await holdContent({ products });
    expect(await addresses('/shop-details/ring')).toEqual({});
  });

  it('have the slugs of each language, and meet by number', async () => {
    await holdContent({ siteSettings, products }, { 'de-DE': german });
    const both = { main: '/shop-details/ring', de: '/de/shop-details/schmiedering' };
    expect(await addresses('/shop-details/ring')).toEqual(both);
    expect(await inGerman('/shop-details/schmiedering')).toEqual(both);
    expect(await inGerman('/shop-details/1')).toEqual(both);
  });

  it('lack the languages that do not have the item', async () => {
    await holdContent(
      { siteSettings, products },
      { 'de-DE': german, 'pl-PL': { siteSettings: {}, products: [{ id: 2, title: 'Kowadło' }] } },
    );
    expect(Object.keys(await addresses('/shop-details/anvil'))).toEqual(['main', 'pl']);
    expect(await inGerman('/shop-details/hammer')).toEqual({
      main: '/shop-details/hammer',
      de: '/de/shop-details/hammer',
    });
  });

  it('tell those that have an item of a language in which it is asked for in vain', async () => {
    await holdContent({ siteSettings, products }, { 'de-DE': german });
    expect(await inGerman('/shop-details/anvil')).toEqual({ main: '/shop-details/anvil' });
    expect(await inGerman('/shop-details/tongs')).toEqual({});
    await holdContent(
      { siteSettings, products },
      { 'de-DE': { siteSettings: {}, products: [{ id: 4, title: 'Zange', slug: 'zange' }] } },
    );
    expect(await addresses('/shop-details/4')).toEqual({ de: '/de/shop-details/zange' });
  });

  it('lack the languages in which the page is hidden, and pages below it', async () => {
    await holdContent(
      {
        siteSettings,
        products,
        faq: [{ title: 'Prices', entries: [{ question: 'May I?', answer: 'Yes.' }] }],
      },
      { 'de-DE': { siteSettings: {}, products: [] } },
    );
    expect(await addresses('/faq')).toEqual({ main: '/faq' });
    expect(await addresses('/shop')).toEqual({ main: '/shop' });
    expect(await addresses('/shop-details/ring')).toEqual({ main: '/shop-details/ring' });
    expect(await addresses('/contact')).toEqual({ main: '/contact', de: '/de/contact' });
    expect(await addresses('/')).toEqual({ main: '/', de: '/de' });
  });

  it('of further pages of a list are those of languages with as many', async () => {
    const few = numbered(13, 'Ring');
    await holdContent(
      { siteSettings, products: numbered(25, 'Ring') },
      { 'de-DE': { siteSettings: {}, products: few } },
    );
    expect(await addresses('/shop/page/2')).toEqual({
      main: '/shop/page/2',
      de: '/de/shop/page/2',
    });
    expect(await addresses('/shop/page/3')).toEqual({ main: '/shop/page/3' });
  });

  it('of categories meet in a product of both, in either direction', async () => {
    await holdContent({ siteSettings, products }, { 'de-DE': german });
    const tools = { main: '/shop/category/tools', de: '/de/shop/category/werkzeuge' };
    expect(await addresses('/shop/category/tools')).toEqual(tools);
    expect(await inGerman('/shop/category/werkzeuge')).toEqual(tools);
  });

  it('are none where there is no page', async () => {
    await holdContent({ siteSettings, products }, { 'de-DE': german });
    expect(await addresses('/no-page')).toEqual({});
    expect(await addresses('/shop/page/9')).toEqual({});
  });

  it('fill no memory with pages that no language has', async () => {
    await holdContent({ siteSettings, products }, { 'de-DE': german });
    expect(await addresses('/shop-details/none')).toEqual({});
    expect(derivedValues.has(itemName(pageInLanguages.family, '/shop-details/none'))).toBe(false);
  });

  it('lead from a category to one that leads back, where two have one name in a language', async () => {
    const [ring, , hammer] = products;
    const oneName = [ring!, hammer!].map(({ id, title }) => ({ id, title, category: 'Schmiede' }));
    await holdContent(
      { siteSettings, products },
      { 'de-DE': { siteSettings: {}, products: oneName } },
    );
    const both = { main: '/shop/category/rings', de: '/de/shop/category/schmiede' };
    expect(await addresses('/shop/category/rings')).toEqual(both);
    expect(await inGerman('/shop/category/schmiede')).toEqual(both);
    expect(await addresses('/shop/category/tools')).toEqual({ main: '/shop/category/tools' });
  });

  it('have the page that unlocks a document where the page of certificates is hidden', async () => {
    const documents = [{ kind: 'certificate', locked_file: '/media/documents/a.pdf' }];
    await holdContent(
      { siteSettings, products: [{ ...products[0]!, documents }] },
      { 'de-DE': { siteSettings: {}, products: [{ id: 1, title: 'Ring' }] } },
    );
    expect(await addresses('/certificate')).toEqual({ main: '/certificate' });
    expect(await addresses('/certificate/unlock')).toEqual({
      main: '/certificate/unlock',
      de: '/de/certificate/unlock',
    });
  });

  it('say which of them search engines may not list', async () => {
    await holdContent(
      { siteSettings, pages: [{ path: '/contact' }] },
      {
        'de-DE': { siteSettings: {}, pages: [{ path: '/contact', seo: { noindex: true } }] },
      },
    );
    expect((await addressesOf('/contact')).map(({ noindex }) => !!noindex)).toEqual([false, true]);
  });
});

describe('the version of a page’s addresses', () => {
  const path = '/shop-details/ring';

  const versionNow = async () => {
    await addressesOf(path);
    return derivedValues.get(itemName(pageInLanguages.family, path))!.version;
  };

  it('stays the same where a text changes, and changes with a slug', async () => {
    const [ring, ...rest] = german.products;
    const versionWith = async (change: object) => {
      const changed = { ...german, products: [{ ...ring!, ...change }, ...rest] };
      await holdContent({ siteSettings, products }, { 'de-DE': changed });
      return versionNow();
    };
    const first = await versionWith({});
    expect(await versionWith({ title: 'Geschmiedeter Ring' })).toBe(first);
    expect(await versionWith({ slug: 'ring-aus-stahl' })).not.toBe(first);
  });
});
