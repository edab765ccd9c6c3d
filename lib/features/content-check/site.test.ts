import { DEFAULT_REGION } from '@/contract/formats/region';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import * as samples from '@/lib/content/schemas/samples/samples';
import { serveHost } from '@/testing/fake-host';
import { examine, type AnyEndpoint } from './examine';
import { checkSite } from './site';

const host = serveHost();

/** What a host with these answers alone means for visitors. */
async function siteOf(answers: Record<string, unknown>) {
  host.answerWith(({ url = '' }, response) => {
    const body = answers[url];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  const examined = [];
  for (const endpoint of Object.values(hostEndpoints) as AnyEndpoint[]) {
    examined.push(await examine(endpoint, DEFAULT_REGION));
  }
  return checkSite(examined);
}

const settings = { phone: '1', email: 'a@b.example', address: 'Mill Road' };

describe('checkSite', () => {
  it('names the samples that visitors see with either value', async () => {
    const { samples: shown } = await siteOf({
      '/api/list/industrial-products': [],
      '/api/list/team': samples.team,
      '/api/list/faq': [],
      '/api/list/portfolio': [{ id: 1, thumbnail: 'site:/pictures/samples/a.jpg' }],
    });
    const endpoints = shown.on.map(({ endpoint }) => endpoint);
    expect(shown.on).toContainEqual({
      endpoint: '/api/list/industrial-products',
      what: `${samples.products.length} items`,
    });
    expect(shown.on).toContainEqual({ endpoint: '/api/pages/industrial', what: 'the whole page' });
    expect(endpoints).not.toContain('/api/list/faq');
    expect(endpoints).not.toContain('/api/list/home-blog'); // It fails: visitors see nothing of it.
    expect(shown.off).toEqual([
      { endpoint: '/api/list/portfolio', what: '1 picture of the samples' },
      { endpoint: '/api/list/team', what: `${samples.team.length} items of the samples` },
    ]);
  });

  it('says which pages are hidden, and why', async () => {
    const { hidden } = await siteOf({
      '/api/site-settings': { ...settings, hidden_pages: ['/blog'] },
      '/api/list/clients': [],
    });
    expect(hidden).toContainEqual({ path: '/blog', reason: 'named in `hidden_pages`' });
    expect(hidden).toContainEqual({ path: '/blog-2', reason: 'belongs to /blog' });
    expect(hidden).toContainEqual({
      path: '/clients',
      reason: 'nothing to show, with SAMPLES=off',
    });
    expect(hidden.map(({ path }) => path)).not.toContain('/contact');
  });

  it('names what stands twice, has no place, or leads nowhere', async () => {
    const found = await siteOf({
      '/api/list/services-page': [
        { id: 1, slug: 'a-1', title: 'A', html: '<a href="/service-details/b-2">B</a>' },
        { id: 1, slug: 'a-1', title: 'B' },
      ],
      '/api/list/industrial-products': [{ id: 1, title: 'Ring', category: 'Rings' }],
      '/api/list/pages': [
        { path: '/abuot' },
        { path: '/shop/category/gears' },
        { path: '/shop/category/rings' },
        { path: '/about', headings: [{ section: 'buyer', title: 'C' }] },
      ],
    });
    expect(found.duplicates).toEqual([
      { endpoint: '/api/list/services-page', faults: ['id 1: items 0, 1', 'slug a-1: items 0, 1'] },
    ]);
    expect(found.unplaced).toEqual([
      {
        endpoint: '/api/list/pages',
        faults: [
          '/abuot is no page of the site',
          '/shop/category/gears is no page of the site',
          '/about: no section buyer, is `buyers` meant?',
        ],
      },
    ]);
    expect(found.links).toEqual([
      {
        endpoint: '/api/list/services-page',
        faults: ['/service-details/b-2 leads to no page of the site'],
      },
    ]);
  });

  it('says which colours are shown otherwise, and what is not translated', async () => {
    const { colours, language } = await siteOf({
      '/api/site-settings': { ...settings, locale: 'de-AT', brand: { accent: '#ffee00' } },
    });
    expect(colours).toEqual([expect.stringMatching(/^brand\.accent #ffee00 is less readable/)]);
    expect(language).toBe('numbers, money and dates follow de-AT; the site’s own words are German');
  });

  it('says whose language the words are not translated into', async () => {
    const languageIn = async (locale: string) =>
      (await siteOf({ '/api/site-settings': { ...settings, locale } })).language;
    expect(await languageIn('fo-FO')).toMatch(/words are English, .* translated .* Faroese/);
    expect(await languageIn('zh-TW')).toMatch(/words are English, .* translated .* Chinese/);
    expect(await languageIn('zh-CN')).toMatch(/words are Chinese$/);
    expect(await languageIn('en-GB')).toBeUndefined();
  });
});
