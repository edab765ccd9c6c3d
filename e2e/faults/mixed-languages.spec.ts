import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import {
  addressIn,
  ARABIC,
  ENGLISH,
  GERMAN,
  langOf,
  languagesIn,
  POLISH,
  startHostIn,
  untilWhole,
} from './languages';
import { prepareSite, type Site } from './site';

const languages = [ENGLISH, GERMAN, POLISH, ARABIC];
const REQUESTS = 200;

const paths = ['/', '/service', '/service-details/3', '/shop', '/shop-details/2', '/contact'];
const morePaths = [
  ...['/about', '/blog', '/blog-single/1', '/downloads', '/faq', '/search?q=gear', '/quote'],
  ...['/shop?category=gears', '/portfolio', '/team-1', '/clients', '/no-such-page', '/home-1'],
  ...['/blog/feed.xml', '/service-details/999'],
];

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startHostIn(...languages);
  site = await prepareSite('mixed-languages', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

type Answer = { address: string; locale: string; status: number; headers?: Headers; body: string };

/** What a browser says of its visitor, who speaks another language and has been here: it decides nothing. */
const OF_A_VISITOR = { 'accept-language': 'de-DE,pl;q=0.5', cookie: 'language=ar; NEXT_LOCALE=de' };

/** How the router of an open page asks for the next one. */
const SOFT_NAVIGATION = { rsc: '1' };

/** All at the same moment, one language after the other, until there are so many. */
async function askAtOnce(some: readonly string[], headers: Record<string, string> = {}) {
  const all = some.flatMap((path) =>
    languages.map((language) => ({
      address: addressIn(language, path),
      locale: language.locale,
    })),
  );
  const asked = Array.from({ length: REQUESTS }, (_, turn) => all[turn % all.length]!);
  return Promise.all(
    asked.map(async ({ address, locale }): Promise<Answer> => {
      const answer = await fetch(site.url + address, {
        headers: { ...OF_A_VISITOR, ...headers },
        // Next.js leads a request of its router to the address with the digest of what it knows.
        redirect: headers === SOFT_NAVIGATION ? 'follow' : 'manual',
      });
      const body = await answer.text();
      return { address, locale, status: answer.status, headers: answer.headers, body };
    }),
  );
}

/** Each answer has texts of its language, and none of another. */
function expectOneLanguage(answers: readonly Answer[]): void {
  for (const { address, locale, status, headers, body } of answers) {
    expect([200, 404], `${address}: ${status}`).toContain(status);
    expect(headers?.get('set-cookie') ?? null, address).toBeNull();
    expect(headers?.get('vary') ?? '', address).not.toMatch(/accept-language|cookie|\*/i);
    expect(headers?.get('link') ?? '', address).not.toContain('hreflang');
    expect([address, languagesIn(body)]).toEqual([address, [locale]]);
    if (body.startsWith('<!DOCTYPE html>'))
      expect([address, langOf(body)]).toEqual([address, locale]);
  }
}

/** The files in which pages have what their scripts need. */
async function dataOf(answers: readonly Answer[]): Promise<Answer[]> {
  const files = answers.flatMap(({ body, locale }) => {
    const [address] = /\/_page-data\/[^"'\s]+/.exec(body) ?? [];
    return address ? { address: address.replaceAll('&amp;', '&'), locale } : [];
  });
  return Promise.all(
    files.map(async ({ address, locale }) => {
      const answer = await fetch(site.url + address);
      return { address, locale, status: answer.status, body: await answer.text() };
    }),
  );
}

test.describe('200 requests at once in four languages', () => {
  test('are each answered in their own, whether pages are made or stored', async () => {
    await expect.poll(async () => (await site.get('/ar')).status).toBe(200);
    expectOneLanguage(await askAtOnce(paths));
    expectOneLanguage(await askAtOnce(paths));
    expectOneLanguage(await askAtOnce(paths, SOFT_NAVIGATION));
  });

  test('are so on pages of every kind, with what their scripts ask for', full, async () => {
    const answers = await askAtOnce([...paths, ...morePaths]);
    expectOneLanguage(answers);
    const data = await dataOf(answers);
    expect(data.length).toBeGreaterThan(100);
    expectOneLanguage(data);
  });

  test('are so while everything is published', full, async () => {
    const after = host.publish();
    const [, answers] = await Promise.all([site.publish({ all: true }), askAtOnce(paths)]);
    expectOneLanguage(answers);
    for (const language of languages) await untilWhole(site, language, after, paths);
    expectOneLanguage(await askAtOnce(paths));
  });
});
