import type { APIRequestContext } from '@playwright/test';
import { origin } from '../site-under-test';
import { expect, full, test } from '../test';

/** What a request without following redirects is answered. */
async function answerTo(request: APIRequestContext, path: string, headers = {}) {
  // In a URL of its own two slashes would begin a host.
  const response = await request.get(origin + path, { maxRedirects: 0, headers });
  const text = await response.text();
  return {
    status: response.status(),
    location: response.headers().location,
    type: response.headers()['content-type'],
    lang: /<html[^>]* lang="([^"]*)"/.exec(text)?.[1],
    headers: response.headers(),
    text,
  };
}

/** Each redirect on the way, and the status at the end. */
async function way(request: APIRequestContext, path: string) {
  const steps: string[] = [];
  let at = path;
  for (let step = 0; step < 5; step++) {
    const { status, location } = await answerTo(request, at);
    if (!location) return [...steps, status];
    steps.push((at = location));
  }
  return steps;
}

test.describe('addresses of several languages', () => {
  test('lead in few steps to the one that each page has', async ({ request }) => {
    for (const [path, ...expected] of [
      ['/de/', '/de', 200],
      ['/DE', '/de', 200],
      ['/DE/', '/DE', '/de', 200],
      ['/DE/about', '/de/about', 200],
      ['/de/About', '/de/about', 200],
      ['/de/about/', '/de/about', 200],
      ['//de', '/de', 200],
      ['//de/about', '/de/about', 200],
      ['/de//about', '/de/about', 200],
      ['/%64e/about', '/de/about', 200],
      ['/de-DE', '/de-de', 404],
      ['/Main', '/main', 404],
      ['/de/SHOP/category/wellen', '/de/shop/category/wellen', 200],
    ])
      expect([path, await way(request, String(path))]).toEqual([path, expected]);
  });

  test('without a page answer 404 in the language of the address', async ({ request }) => {
    for (const [path, lang] of [
      ...['/main', '/main/about', '/xx', '/xx/about', '/de-de', '/no-page'].map(inEnglish),
      ...['/de/de', '/de/nope', '/de/main', '/de/ar', '/de/no-page', '/de/robots.txt'].map(
        inGerman,
      ),
      ...['/de/sitemap.xml', '/de/unavailable', '/de/media/x.jpg', '/de/og/about'].map(inGerman),
      ...['/de/api/search?q=ring', '/de/api/enquiries', '/de/api/health'].map(inGerman),
      ...['/de/shop-details/99999', '/de/shop/page/99', '/de/pictures/about'].map(inGerman),
      ...['/ar/nope', '/ar/de'].map(inArabic),
    ]) {
      const answer = await answerTo(request, path!);
      expect([path, answer.status, answer.lang]).toEqual([path, 404, lang]);
    }
  });

  test('that a language does not offer lead to those that do', async ({ request }) => {
    for (const [path, english] of [
      ['/ar/about', '/about'],
      ['/ar/blog-single/1', '/blog-single/1'],
      ['/ar/p/quality', '/p/quality'],
      ['/ar/faq?from=mail', '/faq'],
    ] as const) {
      const { status, lang, text } = await answerTo(request, path);
      expect([path, status, lang]).toEqual([path, 404, 'ar-EG']);
      const screen = screenIn(text);
      expect(screen).toContain(`<a href="${english}" hrefLang="en-US" lang="en-US" dir="ltr">`);
      expect(screen).toContain(`<a href="/de${english}" hrefLang="de-DE" lang="de-DE" dir="ltr">`);
      expect(text).not.toContain('rel="canonical"');
    }
    const nowhere = await answerTo(request, '/ar/blog-single/99999');
    expect(screenIn(nowhere.text)).not.toContain('hrefLang');
  });

  test('of feeds, data sheets and cards have the language', full, async ({ request }) => {
    const feed = await answerTo(request, '/de/blog/feed.xml');
    expect([feed.status, feed.type]).toEqual([200, expect.stringContaining('application/rss+xml')]);
    expect(feed.text).toContain('<language>de-DE</language>');
    expect(feed.text).toMatch(/<link>[^<]*\/de\/blog-single\/1<\/link>/);
    expect((await answerTo(request, '/ar/blog/feed.xml')).status).toBe(404);
    const sheet = await request.get('/de/shop-details/1/datasheet.pdf');
    expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const page = await answerTo(request, '/de/shop-details/1');
    const card = /<meta property="og:image" content="([^"]*)"/.exec(page.text)![1]!;
    expect(new URL(card).pathname).toMatch(/^\/og\/de\//);
    const picture = await request.get(card.replaceAll('&amp;', '&'));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('never depend on the languages or cookies of a browser', async ({ request }) => {
    const plain = await answerTo(request, '/about');
    for (const headers of [
      { 'accept-language': 'de-DE,de;q=0.9' },
      { 'accept-language': 'ar' },
      { 'accept-language': 'de', cookie: 'NEXT_LOCALE=de; locale=de; language-line=1' },
    ]) {
      const answer = await answerTo(request, '/about', headers);
      expect([answer.status, answer.lang, answer.text]).toEqual([200, 'en-US', plain.text]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers.vary).not.toMatch(/accept-language|cookie|\*/i);
    }
  });
});

/** The 404 screen, without the frame around it and the switch. */
const screenIn = (html: string): string => / data-not-found="".*?<\/section>/s.exec(html)![0];

const inEnglish = (path: string) => [path, 'en-US'];
const inGerman = (path: string) => [path, 'de-DE'];
const inArabic = (path: string) => [path, 'ar-EG'];
