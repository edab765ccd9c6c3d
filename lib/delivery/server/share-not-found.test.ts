process.env.REVALIDATE_SECRET = 'a-secret-of-the-preview';
process.env.PREVIEW_HOST = 'http://127.0.0.1:3200/preview-api';

import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { NO_PAGE } from '@/lib/pages/page-paths';
import { contentEpoch, derivedValues } from '@/lib/content/store/content-versions';
import { knownSegments } from '@/lib/pages/known-segments';
import { ownFiles } from '@/lib/pages/redirects/site-paths';
import { innerPages } from '@/lib/pages/routes/queries';
import { loadRedirects } from '@/testing/redirects-file';
import { currentTag } from '@/testing/change-content';
import { br, page, serveDelivered } from '@/testing/delivered-site';
import { previewCookie } from '@/testing/preview-cookie';
import { speakLanguages } from '@/testing/speak-languages';
import { askAsEverybody } from './ask-as-everybody';
import { shareNotFound } from './share-not-found';

function pathAnswered(url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') {
  const request = { method, url, headers: { host: 'a', ...headers } } as IncomingMessage;
  shareNotFound(request);
  return request.url;
}

describe('paths without a page', () => {
  it.each([
    ...['/nothing', '/wp-login.php', '/nothing/below?a=1', '/%6eothing', '/about/none'],
    // They answer for a query at the path of another page.
    ...['/shop/filtered?category=gears', '/contact/about', '/downloads/%66iltered'],
    // Next.js would take their folder for a language.
    ...['/api/about', '/pictures/shop-details/1', '/_next/cart', '/sitemap/blog/feed.xml'],
  ])('%s share one answer', (url) => expect(pathAnswered(url)).toBe('/no-page'));

  it('share it only where the path is spelt as a page would be', () => {
    // What Next.js or proxy.ts redirects, resolves or refuses.
    for (const url of [
      ...['/Nothing', '/about/', '//nothing', '/a/../about', '/%zz', '/a\\b', '/nothing%00'],
      `/nothing?${'a&'.repeat(101)}`,
    ]) {
      expect(pathAnswered(url)).toBe(url);
    }
  });

  it('are none of those that the site answers', () => {
    const files = readdirSync('public').filter((file) => file.includes('.'));
    const inApp = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replace(/^\[language\]\//, ''))
      .filter((file) => /(^|\/)(page\.tsx|route\.tsx?)$/.test(file) && !file.includes('['))
      .map((file) => `/${file}`.replace(/\/\([a-z]+\)/g, '').replace(/\/[a-z]+\.tsx?$/, '') || '/');
    expect(inApp).toContain('/about');
    const own = [
      ...inApp.filter((path) => !innerPages.has(path)),
      ...ownFiles,
      ...files.map((file) => `/${file}`),
      ...['/_next/static/a.js', '/api/health', '/media/a/b.jpg', '/og/about', '/sitemap/1.xml'],
      ...['/shop-details/1', '/shop-details/1/datasheet.pdf', '/shop/page/2', '/p/terms'],
      ...['/%61bout', '/shop?category=gears'],
    ];
    for (const path of own) expect(pathAnswered(path)).toBe(path);
  });

  it('share the answer below a folder whose pages are known', async () => {
    await knownSegments('/service-details', async () => ['1'])();
    expect(pathAnswered('/service-details/99')).toBe('/no-page');
    expect(pathAnswered('/service-details/1')).toBe('/service-details/1');
  });

  it('share it whatever a request asks for, or says of itself', async () => {
    await knownSegments('/shop-details', async () => ['1', 'ring'])();
    for (const headers of [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { 'next-router-state-tree': 'x' },
      { 'next-action': 'x' },
      { 'x-prerender-revalidate': 'x' },
      { cookie: 'a=b; __prerender_bypass=c', range: 'bytes=0-1', pragma: 'no-cache' },
      { cookie: previewCookie(-1) },
      { cookie: '__prerender_bypass=c; preview=W10.00' },
    ]) {
      for (const path of ['/nothing', '/shop-details/2']) {
        const request = { method: 'GET', url: path, headers: { host: 'a', ...headers } };
        shareNotFound(request as IncomingMessage);
        askAsEverybody(request as IncomingMessage);
        expect(request).toEqual({ method: 'GET', url: '/no-page', headers: { host: 'a' } });
      }
      expect(pathAnswered('/shop-details/1', headers)).toBe('/shop-details/1');
    }
    for (const path of [
      '/shop-details/a%2fb',
      '/shop-details/%5c',
      '/shop-details/%2f%2F',
      '/shop-details/%41',
    ])
      expect(pathAnswered(path)).toBe('/no-page');
    // proxy.ts leads on from capitals to what there is.
    expect(pathAnswered('/shop-details/RING')).toBe('/shop-details/RING');
    expect(pathAnswered('/shop-details/Two')).toBe('/no-page');
  });

  it('share one answer in each language', async () => {
    speakLanguages('main', 'de');
    const hold = (name: string, ...segments: string[]) =>
      derivedValues.set(name, {
        value: new Map(segments.map((segment) => [segment, segment])),
        version: '',
        epoch: contentEpoch(),
      });
    hold('de~segments:/shop-details', 'ring');
    derivedValues.delete('segments:/shop-details');
    expect(pathAnswered('/de/shop-details/bolt')).toBe('/de/shop-details/bolt');
    hold('segments:/shop-details', 'anvil');
    for (const url of [
      ...['/de/nothing', '/de/de', '/de/robots.txt', '/de/api/health', '/de/main/about'],
      ...['/de/shop/filtered?category=gears', '/de/shop-details/bolt', '/de/nothing?a=/main'],
    ])
      expect([url, pathAnswered(url)]).toEqual([url, '/de/no-page']);
    for (const url of ['/main', '/main/about', '/main/de', '/fr', '/api', '/og'])
      expect([url, pathAnswered(url)]).toEqual([url, '/no-page']);
    for (const url of [
      ...['/de', '/de?a=b', '/de/about', '/de/shop?category=gears', '/de/shop-details/ring'],
      // Another language has it, and the 404 screen leads there.
      ...['/de/shop-details/anvil', '/shop-details/ring'],
      ...['/de/blog/feed.xml', '/de/shop-details/bolt/datasheet.pdf', '/DE/about', '/de/', '//de'],
    ])
      expect([url, pathAnswered(url)]).toEqual([url, url]);
    derivedValues.clear();
  });

  it('are not decided for drafts and forms', () => {
    expect(pathAnswered('/nothing', { cookie: previewCookie() })).toBe('/nothing');
    expect(pathAnswered('/nothing', {}, 'POST')).toBe('/nothing');
  });

  it('are redirected where the operator says so', async () => {
    await loadRedirects([{ from: '/old/*', to: '/about' }]);
    expect(pathAnswered('/old/page.html')).toBe('/old/page.html');
    expect(pathAnswered('/nothing')).toBe('/no-page');
    await loadRedirects([]);
  });
});

describe('the shared 404 screen', () => {
  const site = serveDelivered();

  it('is asked for once, and is compressed', async () => {
    site.status = 404;
    site.headers = {
      ...page,
      'cache-control': 'private, no-store',
      'x-page-tags': currentTag(),
    };
    for (let number = 0; number < 20; number++) {
      const { status, headers } = await site.ask(NO_PAGE, br);
      expect([status, headers['content-encoding']]).toEqual([404, 'br']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-accel-expires']).toBeUndefined();
    }
    expect(site.asked).toBe(1);
  });
});
