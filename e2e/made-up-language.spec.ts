import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sameTexts, writeMadeUp } from '@/testing/made-up-language';
import { startSiteWithOwnContent } from './own-content';
import { saidByPage } from './said-by-page';
import { crawl, openPages } from './second-company/crawl';
import { expect, full, test } from './test';
import { unmarkedTexts } from './unmarked-texts';

/** In which the made-up language stands. */
const LOCALE = 'de-DE';
const PATH = 'de';
const MAIN_LOCALE = 'en-US';

/** A page for each kind of record. */
const KINDS = [
  ...['/', '/about', '/service', '/service-details/1', '/shop', '/shop-details/1'],
  ...['/shop/compare?id=1&id=3', '/faq', '/team-details', '/home-1', '/home-2', '/downloads'],
  ...['/portfolio-details', '/blog-single/1', '/p/quality', '/manufacture', '/contact'],
];

type Settings = { languages: { locale: string }[] };
type Item = { id: number };

let company: Awaited<ReturnType<typeof startSiteWithOwnContent>>;
let site: Awaited<ReturnType<typeof company.start>>;
let same: string[];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  company = await startSiteWithOwnContent();
  await company.edit<Settings>('site-settings', (settings) => ({
    ...settings,
    languages: settings.languages.filter(({ locale }) => [MAIN_LOCALE, LOCALE].includes(locale)),
  }));
  for (const locale of [LOCALE, 'ar-EG'])
    await rm(path.join(company.folder, 'content', locale), { recursive: true });
  await writeMadeUp(company.folder, LOCALE);
  // Some of what it names item by item, all of what it shares.
  for (const name of ['industrial-products', 'services-page', 'home-blog', 'team', 'faq'])
    await company.edit<Item[]>(`${LOCALE}/${name}`, (items) => items.filter(({ id }) => id !== 2));
  await rm(path.join(company.folder, 'content', LOCALE, 'clients.json'));
  same = await sameTexts(company.folder);
  site = await company.start();
  await expect.poll(async () => (await fetch(`${site.origin}/${PATH}`)).status).toBe(200);
});
test.afterAll(() => site.stop());

/** @param path without the language */
async function read(path: string): Promise<string> {
  const answer = await fetch(`${site.origin}/${PATH}${path.replace(/^\/$/, '')}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const unmarkedOn = (path: string, html: string) =>
  unmarkedTexts(html, same).map((text) => `${path}: ${text}`);

/** What a page says in the main language, and says so. */
const saidInMain = (html: string) =>
  saidByPage(html).flatMap(({ lang, text }) => (lang === MAIN_LOCALE ? text : []));

test.describe('a language that is all in brackets', () => {
  test('is told apart from what stands beside it', () => {
    const html = `<html lang="de-DE"><head><meta name="description" content="Forged">
      <script type="application/ld+json">{"name":"A ring","url":"https://a.example"}</script></head>
      <body><p>⟦Weight <b>96</b> kg⟧ Steel</p><p lang="en-US">Weight</p><p>HF-1 Forge 96 kg</p>
      <img alt="⟦A ring⟧"><img alt="A disc"><img alt="A gear" lang="en-US"></body></html>`;
    expect(unmarkedTexts(html, ['HF-1', 'Forge'])).toEqual([
      ...['meta description: Forged', 'JSON-LD: A ring', 'p: kg⟧ Steel', 'alt of img: A disc'],
    ]);
  });

  test('leaves nothing of the main language without its name', async () => {
    const fallen: string[] = [];
    for (const path of KINDS) {
      const html = await read(path);
      expect(unmarkedOn(path, html)).toEqual([]);
      fallen.push(...saidInMain(html));
    }
    expect(fallen.length).toBeGreaterThan(100);
  });

  test('leaves nothing of it on any page', full, async () => {
    test.setTimeout(300_000);
    const found = openPages(await crawl(site.origin, [PATH], PATH));
    // Its tables name keys of the browser, and other companies.
    const pages = found.filter(([path]) => !path.endsWith('/privacy'));
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap(([path, html]) => unmarkedOn(path, html))).toEqual([]);
  });

  test('names no other language where it says everything itself', full, async () => {
    test.setTimeout(120_000);
    await writeMadeUp(company.folder, LOCALE, 'all');
    // In the switch alone.
    const expected = ['English'];
    await expect(async () =>
      expect(saidInMain(await read('/shop-details/1'))).toEqual(expected),
    ).toPass();
    for (const path of KINDS) expect(saidInMain(await read(path)), path).toEqual(expected);
  });
});
