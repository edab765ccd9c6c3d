import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { languagesOfNow, lastDerived } from '@/lib/content/store/last-derived';
import { numberedPaths, ownFiles, ownFolders } from '@/lib/pages/redirects/site-paths';
import { routes } from '@/lib/pages/routes';
import { loadRedirects } from '@/testing/redirects-file';
import { innerPath } from '@/lib/pages/languages';
import { config, proxy } from './proxy';

jest.mock('@/lib/content/store/last-derived');

const respond = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`));
const locationOf = (path: string) => respond(path).headers.get('location');

afterEach(() => loadRedirects([]));

describe('lower-case redirects', () => {
  it.each([
    ['/About', '/about'],
    ['/Service-Details/3?Ref=Mail', '/service-details/3?Ref=Mail'],
    ['/BLOG%C3%84', '/blog%C3%84'],
  ])('lead from %s to %s', (from, to) => {
    expect(respond(from).status).toBe(308);
    expect(locationOf(from)).toBe(`http://localhost:3000${to}`);
  });

  it('lead to what content names as content spells it', () => {
    const held = new Map([
      ['größe', 'größe'],
      ['GRÖSSE', 'größe'],
      ['ring', 'ring'],
      ['RING', 'ring'],
    ]);
    // With the epoch of a content that never changed.
    jest
      .mocked(lastDerived)
      .mockImplementation((name) =>
        name === 'segments:/shop-details' ? { value: held, version: '', epoch: 0 } : undefined,
      );
    const to = (path: string) => locationOf(path)?.replace('http://localhost:3000', '');
    expect(to('/shop-details/RING?a=B')).toBe('/shop-details/ring?a=B');
    expect(to(`/Shop-Details/${encodeURIComponent('GRÖßE')}`)).toBe(
      '/shop-details/gr%C3%B6%C3%9Fe',
    );
    expect(to('/shop-details/ring')).toBeUndefined();
    expect(to('/shop-details/gr%c3%b6%c3%9fe')).toBeUndefined();
    // Nobody knows yet, or there is none: the page says so.
    expect(to('/shop-details/NONE')).toBeUndefined();
    expect(to('/Shop/Category/RINGS')).toBe('/shop/category/RINGS');
    jest.mocked(lastDerived).mockReset();
  });

  it.each(['/caf%C3%A9', '/Brochure.PDF', '/no-such-page'])('leave %s alone', (path) => {
    expect(locationOf(path)).toBeNull();
  });

  it('leave every path of the site alone', () => {
    const own = [
      ...routes.map(({ path }) => path),
      ...numberedPaths,
      ...ownFolders.map((folder) => `${folder}a/B`),
      ...ownFiles,
    ];
    for (const path of own) expect([path, locationOf(path)]).toEqual([path, null]);
  });
});

const rewriteOf = (path: string) =>
  respond(path).headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '');

const held = (value: unknown) => ({ value, version: '', epoch: 0 });

describe('inner paths', () => {
  it.each([
    ['/', '/main'],
    ['/?utm_source=a', '/main?utm_source=a'],
    ['/about', '/main/about'],
    ['/shop-details/ring', '/main/shop-details/ring'],
    ['/shop-details/ring/datasheet.pdf', '/main/shop-details/ring/datasheet.pdf'],
    ['/blog/feed.xml', '/main/blog/feed.xml'],
    ['/shop/page/2', '/main/shop/page/2'],
    ['/nothing', '/main/no-page'],
    ['/main', '/main/no-page'],
    ['/main/about', '/main/no-page'],
    ['/de', '/main/no-page'],
    ['/de/about', '/main/no-page'],
    ['/shop-details/ring/other', '/main/no-page'],
  ])('of %s is %s', (address, inner) => expect(rewriteOf(address)).toBe(inner));

  it('have none of what the site has once', () => {
    for (const address of ['/robots.txt', '/sitemap.xml', '/og/about.png', '/api/search'])
      expect([address, rewriteOf(address)]).toEqual([address, undefined]);
  });

  describe('in several languages', () => {
    const content: Record<string, unknown> = {
      'hidden-paths': new Set(['/downloads', '/downloads/filtered']),
      'de~hidden-paths': new Set(['/faq', '/shop/filtered', '/downloads', '/downloads/filtered']),
      'de~segments:/shop-details': new Map([['RING', 'ring']]),
    };
    beforeEach(() => {
      const spoken = ['main', 'de'].map((path) => ({ path, locale: path, name: path }));
      jest.mocked(languagesOfNow).mockReturnValue({ spoken, awaited: [] });
      jest
        .mocked(lastDerived)
        .mockImplementation((name) => (name in content ? held(content[name]) : undefined));
    });
    afterEach(() => {
      jest.mocked(languagesOfNow).mockReset();
      jest.mocked(lastDerived).mockReset();
    });

    it('keep the pages of a language where a folder of an old site was called like it', async () => {
      await loadRedirects([
        { from: '/de/*', to: '/' },
        { from: '/de/shop-details/old', to: '/de/shop-details/ring' },
      ]);
      for (const page of ['/de/shop-details/ring', '/de/p/info', '/de/about', '/de'])
        expect([page, locationOf(page)]).toEqual([page, null]);
      expect(locationOf('/de/anfahrt.html')).toBe('http://localhost:3000/');
      expect(locationOf('/de/shop-details/old')).toBe('http://localhost:3000/de/shop-details/ring');
    });

    it('of files of pages are lower case, too', () => {
      expect(locationOf('/DE/blog/feed.xml')).toBe('http://localhost:3000/de/blog/feed.xml');
      expect(locationOf('/DE/Shop-Details/ring/datasheet.pdf')).toBe(
        'http://localhost:3000/de/shop-details/ring/datasheet.pdf',
      );
    });

    it.each([
      ['/about', '/main/about'],
      ['/de', '/de'],
      ['/de?a=b', '/de?a=b'],
      ['/de/about?a=b', '/de/about?a=b'],
      ['/de/contact?about=product:1', '/de/contact/about?about=product:1'],
      ['/de/blog/feed.xml', '/de/blog/feed.xml'],
      ['/faq', '/main/faq'],
      ['/de/faq', '/de/faq'],
      ['/de/shop?category=gears', '/de/shop/filtered?category=gears'],
      ['/de/downloads', '/de/no-page'],
      ['/de/downloads?kind=manual', '/de/no-page?kind=manual'],
      ['/de/nothing', '/de/no-page'],
      ['/de/de', '/de/no-page'],
      ['/de/main/about', '/de/no-page'],
      ['/de/robots.txt', '/de/no-page'],
      ['/main/about', '/main/no-page'],
      ['/fr/about', '/main/no-page'],
    ])('of %s is %s', (address, inner) => expect(rewriteOf(address)).toBe(inner));

    it.each([
      ['/DE', '/de'],
      ['/De/About?A=B', '/de/about?A=B'],
      ['/DE/Shop-Details/RING', '/de/shop-details/ring'],
    ])('have %s led to %s', (from, to) =>
      expect(locationOf(from)).toBe(`http://localhost:3000${to}`),
    );
  });
});

describe('hidden pages', () => {
  afterEach(() => jest.mocked(lastDerived).mockReset());

  it.each(['/search?q=gear', '/shop?category=gears', '/about'])('%s has no page', (path) => {
    expect(respond(path).headers.get('x-middleware-rewrite') ?? '').not.toMatch(/no-page/);
    jest
      .mocked(lastDerived)
      .mockImplementation((name) =>
        name === 'hidden-paths'
          ? held(new Set(['/search', '/shop/filtered', '/about']))
          : undefined,
      );
    expect(rewriteOf(path)).toMatch(/^\/main\/no-page/);
  });
});

describe('redirects of REDIRECTS_FILE', () => {
  beforeEach(() =>
    loadRedirects([
      { from: '/index.php', to: '/about' },
      { from: '/Summer', to: 'https://shop.example/summer', permanent: false },
    ]),
  );

  it('keep the query', () => {
    expect(respond('/index.php?a=1').status).toBe(308);
    expect(locationOf('/index.php?a=1')).toBe('http://localhost:3000/about?a=1');
  });

  it('can be temporary and lead to another site', () => {
    expect(respond('/summer').status).toBe(307);
    expect(locationOf('/summer')).toBe('https://shop.example/summer');
  });

  it('leave other paths alone', () => {
    expect(locationOf('/other')).toBeNull();
  });
});

describe('the contact page about something', () => {
  it('is answered by a page of its own', () => {
    expect(rewriteOf('/contact?about=product:15')).toBe('/main/contact/about?about=product:15');
  });

  it.each(['/contact', '/contact?utm_source=x', '/about?about=product:15'])(
    'leaves %s to the stored pages',
    (path) => expect(rewriteOf(path)).toBe(innerPath(path)),
  );
});

describe('matcher', () => {
  const matches = (url: string, headers = {}) =>
    doesMiddlewareMatch({ config, nextConfig: {}, url, headers });

  it.each(['/', '/About', '/contact/result', '/index.php', '/about.html', '/shop/page/last'])(
    'includes %s',
    (path) => expect(matches(path)).toBe(true),
  );

  it.each([
    '/_next/static/a.js',
    '/_next/image',
    '/api/Health',
    '/media/a/B.jpg',
    '/pictures/A.svg',
  ])('excludes %s', (path) => expect(matches(path)).toBe(false));

  it('includes soft navigation', () => {
    for (const path of ['/', '/about', '/shop/page/2'])
      expect(matches(path, { rsc: '1' })).toBe(true);
  });
});
