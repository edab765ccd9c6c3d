import { endpointName } from '@/contract/languages/endpoint-name';
import { expect, full, test } from '../test';
import { SETTINGS } from './content';
import type { ContentHost, Mode } from './content-host';
import {
  addressIn,
  ENGLISH,
  FOLLOWS_WITHIN_MS,
  GERMAN,
  langOf,
  languagesIn,
  namesIn,
  startHostIn,
  untilWhole,
  viewPages,
  whole,
  type Language,
} from './languages';
import { prepareSite, type Site } from './site';

/** What the host is asked for in German; without its settings there is no German. */
const inGerman = namesIn(GERMAN);
const germanSettings = endpointName(SETTINGS, GERMAN.locale);
const others = inGerman.filter((name) => name !== germanSettings);

const paths = [
  ...['/', '/service', '/service-details/1', '/shop', '/shop-details/1', '/blog-single/1'],
  ...['/about', '/contact'],
];

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startHostIn(ENGLISH, GERMAN);
  site = await prepareSite('answers-in-languages', { CONTENT_HOST: host.url });
  await host.put('500', inGerman);
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const pagesIn = (language: Language) => viewPages(site, language, paths);
const wholePages = (language: Language, revision: number) => whole(language, revision, paths);
const untilShown = (language: Language, revision: number) =>
  untilWhole(site, language, revision, paths);

const statusOf = async (address: string) => (await site.get(address)).status;
const untilStatus = (address: string, status: number) =>
  expect.poll(() => statusOf(address), { timeout: FOLLOWS_WITHIN_MS }).toBe(status);

/** Until the site has the answer that the host gives now: it asks again only then. */
async function untilAsked(name: string): Promise<void> {
  host.takeCounts();
  let asked = 0;
  const timesAsked = async () => {
    await site.get('/');
    return (asked += host.takeCounts().get(name) ?? 0);
  };
  await expect.poll(timesAsked, { timeout: FOLLOWS_WITHIN_MS }).toBeGreaterThan(1);
}

const leadsToGerman = async () => /hreflang="de-DE"/i.test((await site.get('/')).html);

test.describe('a further language', () => {
  test('that the host has never answered is on its way, and the main one is there', async () => {
    await untilShown(ENGLISH, 1);
    for (const path of paths) {
      const { status, headers, html } = await site.get(addressIn(GERMAN, path));
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '10']);
      expect(headers.get('cache-control')).toBe('no-store');
      expect([langOf(html), ...languagesIn(html)]).toEqual(['en', 'en-US']);
    }
    // Settings name it no more than this one.
    expect(await statusOf('/pl/contact')).toBe(404);
    expect(await leadsToGerman()).toBe(false);
  });

  test('that the host does not serve is an unknown address', full, async () => {
    for (const mode of ['404', '501', 'main-language', 'main-language-untold', 'untold'] as const) {
      await host.put(mode, inGerman);
      await untilAsked(germanSettings);
      await untilStatus('/de', 404);
      for (const path of paths) expect(await statusOf(addressIn(GERMAN, path))).toBe(404);
      expect(await pagesIn(ENGLISH)).toEqual(wholePages(ENGLISH, host.revisionOf(SETTINGS)));
      expect(await leadsToGerman()).toBe(false);
    }
  });

  test('is there once the host answers in it, whatever the case of its letters', async () => {
    await host.put('other-letters', inGerman);
    await untilShown(GERMAN, host.revisionOf(germanSettings));
    await expect.poll(leadsToGerman).toBe(true);
    expect(await pagesIn(ENGLISH)).toEqual(wholePages(ENGLISH, host.revisionOf(SETTINGS)));
  });

  const failing: readonly Mode[] = ['500', 'hanging', 'reset', 'truncated', 'html', 'wrong-type'];
  for (const mode of failing) {
    const details = mode === '500' ? {} : full;
    test(`stays while the host fails in it (${mode}), through a restart`, details, async () => {
      await host.put('ok');
      const before = host.revisionOf(germanSettings);
      await untilShown(GERMAN, before);
      await host.put(mode, inGerman);
      const after = host.publish();
      await untilShown(ENGLISH, after);
      expect(await pagesIn(GERMAN)).toEqual(wholePages(GERMAN, before));
      await site.stop();
      await site.start();
      expect(await pagesIn(GERMAN)).toEqual(wholePages(GERMAN, before));
      expect(await pagesIn(ENGLISH)).toEqual(wholePages(ENGLISH, after));
      await host.put('ok');
      await untilShown(GERMAN, after);
    });
  }

  test('stays with the main one while nobody answers, through a restart', full, async () => {
    await host.put('ok');
    const revision = host.publish();
    await Promise.all([untilShown(ENGLISH, revision), untilShown(GERMAN, revision)]);
    await host.put('refused');
    await site.stop();
    await site.start();
    expect(await pagesIn(GERMAN)).toEqual(wholePages(GERMAN, revision));
    expect(await pagesIn(ENGLISH)).toEqual(wholePages(ENGLISH, revision));
    await host.put('ok');
    const after = host.publish();
    await Promise.all([untilShown(ENGLISH, after), untilShown(GERMAN, after)]);
  });

  const nothing: readonly Mode[] = [
    ...(['404', '405', '501', 'main-language', 'main-language-untold', 'untold'] as const),
    'empty',
  ];
  for (const mode of nothing) {
    test(`has nothing but what needs no words where answers are: ${mode}`, full, async () => {
      await host.put('ok');
      const revision = host.publish();
      await untilShown(GERMAN, revision);
      // An empty record of settings is an answer in the language.
      await host.put(mode, mode === 'empty' ? inGerman : others);
      for (const path of ['/service', '/service-details/1', '/shop', '/shop-details/1', '/about'])
        await untilStatus(`/de${path}`, 404);
      for (const path of ['/', '/contact']) {
        const { status, html } = await site.get(addressIn(GERMAN, path));
        expect([path, status, langOf(html)]).toEqual([path, 200, 'de-DE']);
        expect(html).toMatch(/<h1[^>]*>[^<]/);
        expect(unmarkedIn(html, ENGLISH)).toEqual([]);
      }
      expect(await pagesIn(ENGLISH)).toEqual(wholePages(ENGLISH, revision));
      await host.put('ok');
      await untilShown(GERMAN, revision);
    });
  }

  test('is none any more once the host says that it does not serve it', full, async () => {
    await host.put('ok');
    await untilStatus('/de', 200);
    await host.put('404', [germanSettings]);
    await untilStatus('/de', 404);
    await expect.poll(leadsToGerman).toBe(false);
    await host.put('ok');
    await untilShown(GERMAN, host.revisionOf(germanSettings));
    await expect.poll(leadsToGerman).toBe(true);
  });
});

/** Texts of a language in an element, or on a picture, that does not say so. */
function unmarkedIn(html: string, { locale }: Language): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  const marked = new RegExp(`<(\\w+)[^>]* lang="${locale}"[^>]*>(?:[\\s\\S]*?</\\1>)?`, 'g');
  return body.replace(marked, '').match(/⟦en_US[^⟧]*/g) ?? [];
}
