import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { contentTag, inName } from '@/lib/content/store/content-versions';
import { processState } from '@/lib/content/store/process-state';
import { log } from '@/lib/platform/log';
import { holdContent } from '@/testing/hold-content';
import { inLanguage } from './current-language';
import * as content from './endpoints';
import { languagesOfNow } from './last-derived';
import { merged } from './merged';
import { contentStore } from './store';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
  { locale: 'ar-EG', name: 'العربية', path: 'ar' },
];
const siteSettings = { name: 'Forge', phone: '0114 496 0180', languages };
const inGerman = <T>(work: () => Promise<T>) => inLanguage('de', work);

describe('the languages of a site', () => {
  it('are that of the settings alone, where these name no further one', async () => {
    await holdContent({ siteSettings: { name: 'Forge' } });
    expect(languagesOfNow()).toEqual({
      spoken: [{ path: 'main', locale: 'en-US', name: 'American English' }],
      awaited: [],
    });
  });

  it('are those that the host has answered in; others are awaited, or no languages', async () => {
    await holdContent({ siteSettings }, { 'de-DE': { siteSettings: {} } });
    expect(languagesOfNow()?.spoken.map(({ path }) => path)).toEqual(['main', 'de']);
    expect(languagesOfNow()?.awaited).toEqual(['ar']);
    await holdContent({ siteSettings }, { 'de-DE': {}, 'ar-EG': {} });
    expect(languagesOfNow()).toMatchObject({ spoken: [{ path: 'main' }], awaited: [] });
  });

  it('are without an entry that is faulty, which the log names once', async () => {
    const warn = jest.spyOn(log, 'warn');
    const faulty = [
      { locale: 'de-AT', name: 'Österreich', path: 'de' },
      { locale: 'fr-FR', name: 'Français', path: 'shop' },
      { locale: 'ja-JP', name: '日本語', path: 'ja' },
    ];
    const named = { ...siteSettings, languages: [...languages, ...faulty] };
    const answered = { siteSettings: {} };
    await holdContent({ siteSettings: named }, { 'de-DE': answered });
    await holdContent({ siteSettings: named }, { 'de-DE': answered, 'ar-EG': answered });
    expect(languagesOfNow()?.spoken.map(({ path }) => path)).toEqual(['main', 'de', 'ar']);
    const said = warn.mock.calls.filter(([, message]) => message === 'language left out');
    const endpoint = '/api/site-settings';
    expect(said.map(([line]) => line as object)).toEqual([
      { endpoint, locale: 'de-AT', reason: '“de” is the path of another.' },
      { endpoint, locale: 'fr-FR', reason: '“shop” begins addresses of the site already.' },
      { endpoint, locale: 'ja-JP', reason: 'The site has no words in “ja-JP”.' },
    ]);
  });

  it('lose what was held of one that the settings no longer name', async () => {
    await holdContent({ siteSettings }, { 'de-DE': { siteSettings: {}, faq: [] } });
    const held = () =>
      [...contentStore().current().keys()].filter((name) => name.includes('de-DE'));
    expect(held()).not.toEqual([]);
    processState.store!.takeFromElsewhere(
      { endpoint: '/api/site-settings', version: 'other', start: Date.now() * 2_000, fetched: 0 },
      { value: { name: 'Forge', languages: [], search_terms: [], offices: [], hidden_pages: [] } },
      Buffer.alloc(0),
    );
    await contentStore().refresh([]);
    expect(held()).toEqual([]);
    expect(
      contentStore()
        .endpoints()
        .some((name) => name.includes('de-DE')),
    ).toBe(false);
  });
});

describe('content in a further language', () => {
  const products = [
    {
      id: 1,
      title: 'Ring',
      price: 12,
      lead_time: '6 weeks',
      country_of_origin: 'PL',
      html: '<p>A</p>',
    },
    { id: 2, title: 'Gear', price: 5 },
  ];

  it('has what the language says, and of the main one what needs no translation', async () => {
    await holdContent(
      { siteSettings, products },
      { 'de-DE': { siteSettings: { slogan: 'Ringe' }, products: [{ id: 1, title: 'Walzring' }] } },
    );
    const [ring, ...others] = (await inGerman(content.getProducts))!;
    expect(others).toEqual([]);
    expect(ring).toMatchObject({
      ...{ id: 1, title: 'Walzring', price: 12, html: '<p>A</p>', langs: { html: 'en-GB' } },
      specifications: [{ name: 'Ursprungsland', value: 'Polen', field: 'country_of_origin' }],
    });
    const settings = await inGerman(content.getSiteSettings);
    expect(settings).toMatchObject({ name: 'Forge', slogan: 'Ringe', locale: 'de-DE' });
    // By the rules of the country that the company is in.
    expect(settings?.phone?.href).toBe('tel:+441144960180');
    expect((await inLanguage('main', content.getProducts))?.map(({ title }) => title)).toEqual([
      ...['Ring', 'Gear'],
    ]);
  });

  it('is never held as a translation', async () => {
    const translation = { id: 1, title: 'Walzring' };
    await holdContent(
      { siteSettings, products },
      { 'de-DE': { siteSettings: {}, products: [translation] } },
    );
    const name = '/api/list/industrial-products?locale=de-DE';
    const before = contentStore().current().get(name);
    expect((await inGerman(content.getProducts))?.[0]).toMatchObject({ price: 12 });
    expect(contentStore().current().get(name)).toBe(before);
    expect(before?.value).toEqual([translation]);
  });

  it('is the same object while both languages are', async () => {
    await holdContent(
      { siteSettings, products },
      { 'de-DE': { siteSettings: {}, products: [{ id: 1, title: 'Walzring' }] } },
    );
    const before = await inGerman(content.getProducts);
    expect(await inGerman(content.getProducts)).toBe(before);
  });

  it('has no samples, and nothing where the host has no answer in the language', async () => {
    await holdContent(
      { siteSettings, products, faq: null, constructionHome: null },
      { 'de-DE': { siteSettings: {} } },
    );
    expect(await inGerman(content.getProducts)).toEqual([]);
    expect(await inGerman(content.getFaq)).toEqual([]);
    expect(await inGerman(content.getSamplePosts)).toEqual([]);
    expect(await inGerman(content.getConstructionHome)).toBeNull();
  });

  it('meets own pages by the path that the company writes, in a language with other small letters', async () => {
    const turkish = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'tr-TR', name: 'Türkçe', path: 'tr' },
    ];
    await holdContent(
      {
        siteSettings: { languages: turkish },
        pages: [{ path: '/p/Info', name: 'Info', introduction: 'We' }],
      },
      {
        'tr-TR': {
          siteSettings: {},
          pages: [{ path: '/p/Info', name: 'Bilgi', introduction: 'Biz' }],
        },
      },
    );
    const pages = await inLanguage('tr', content.getPages);
    expect(pages?.map(({ path, name }) => [path, name])).toEqual([['/p/info', 'Bilgi']]);
  });

  it('tells its version before any page has asked for it, as after a restart', async () => {
    await holdContent({ siteSettings, heroFacts: [] }, { 'de-DE': { siteSettings: {} } });
    const { path } = hostEndpoints.heroFacts;
    await expect(merged.findVersion('de', path)).resolves.toBeDefined();
  });

  it('has a version of its own, which a change of what it does not show leaves as it is', async () => {
    const german = { siteSettings: {}, products: [{ id: 1, title: 'Walzring' }] };
    const versionOf = async (main: object[]) => {
      await holdContent({ siteSettings, products: main }, { 'de-DE': german });
      await inGerman(content.getProducts);
      await merged.findVersion('de', '/api/list/industrial-products');
      const name = inName('de', 'merged#/api/list/industrial-products');
      return contentTag(
        name,
        (await import('./content-versions')).derivedValues.get(name)?.version,
      );
    };
    const version = await versionOf(products);
    expect(await versionOf([{ ...products[0]!, title: 'Rolled ring' }, products[1]!])).toBe(
      version,
    );
    expect(await versionOf([{ ...products[0]!, price: 13 }, products[1]!])).not.toBe(version);
  });
});
