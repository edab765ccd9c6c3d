import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, full, test } from '../test';
import { SETTINGS } from './content';
import type { ContentHost } from './content-host';
import { ARABIC, ENGLISH, GERMAN, langOf, languagesIn, POLISH, startHostIn } from './languages';
import type { Language } from './languages';
import { prepareSite, type Site } from './site';

/** With the main one, as many as a site may have. */
const sound: Language[] = [
  ...[ENGLISH, GERMAN, POLISH, ARABIC],
  { locale: 'bn-BD', name: 'বাংলা', path: 'bn' },
  { locale: 'es-ES', name: 'Español', path: 'es' },
  { locale: 'fr-FR', name: 'Français', path: 'fr' },
  { locale: 'it-IT', name: 'Italiano', path: 'it' },
  { locale: 'pt-PT', name: 'Português', path: 'pt' },
  { locale: 'tr-TR', name: 'Türkçe', path: 'tr' },
  { locale: 'zh-CN', name: '中文', path: 'zh' },
  { locale: 'de-AT', name: 'Deutsch (Österreich)', path: 'at' },
];

/** Each stands before the last three, with what the log and `content:check` say of it. */
const faulty: [Partial<Language>, string][] = [
  [{ locale: 'fr-CH', name: 'Français', path: 'de' }, '“de” is the path of another.'],
  [
    { locale: 'fr-CA', name: 'Français', path: 'shop' },
    '“shop” begins addresses of the site already.',
  ],
  [{ locale: 'fo-FO', name: 'Føroyskt', path: 'fo' }, 'The site has no words in “fo-FO”.'],
  [{ locale: 'pl-PL', name: 'Polski', path: 'p2' }, '“pl-PL” stands in the list twice.'],
];
const thirteenth: Language = { locale: 'de-CH', name: 'Deutsch (Schweiz)', path: 'ch' };
const noRoom = 'There is room for 12 languages.';

const named = [
  ...sound.slice(0, -3),
  ...faulty.map(([language]) => language),
  // No locale at all.
  { locale: 'no language', name: 'Nothing', path: 'xx' },
  ...sound.slice(-3),
  thirteenth,
];

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  host = await startHostIn(...sound, thirteenth);
  host.edit(SETTINGS, (settings) => ({ ...(settings as object), languages: named }));
  site = await prepareSite('named-languages', { CONTENT_HOST: host.url, LOG_LEVEL: 'warn' });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test.describe('of the languages that settings name', () => {
  test('twelve speak, and faulty ones are left out', full, async () => {
    for (const { locale, path: prefix } of sound) {
      const address = prefix ? `/${prefix}` : '/';
      const page = async () => {
        const { status, html } = await site.get(address);
        return [status, langOf(html), ...languagesIn(html)];
      };
      await expect.poll(page, { timeout: 30_000 }).toEqual([200, locale, locale]);
    }
    for (const address of ['/ch', '/fo', '/p2', '/xx', '/ch/contact'])
      expect([address, (await site.get(address)).status]).toEqual([address, 404]);
    const shop = await site.get('/shop');
    expect([shop.status, langOf(shop.html), languagesIn(shop.html)]).toEqual([
      ...[200, 'en-US', ['en-US']],
    ]);
    const { html } = await site.get('/contact');
    const alternates = [...html.matchAll(/<link[^>]* hreflang="([^"]+)"/gi)].map(
      ([, lang]) => lang,
    );
    expect(alternates.sort()).toEqual([...sound.map(({ locale }) => locale), 'x-default'].sort());
  });

  test('each faulty one is named in the log, once', full, async () => {
    const output = await readFile(path.join(site.folder, 'output.log'), 'utf8');
    for (const sentence of [...faulty.map(([, said]) => said), noRoom])
      expect([sentence, output.split(sentence).length - 1]).toEqual([sentence, 1]);
    expect(output).toContain('1 of 18 entries');
  });

  test('each faulty one is named by content:check', full, async () => {
    const output = await contentCheck(host.url);
    for (const sentence of [...faulty.map(([, said]) => said), noRoom])
      expect(output).toContain(sentence);
  });
});

/** What `npm run content:check` says of a host. */
const contentCheck = (url: string) =>
  new Promise<string>((resolve) => {
    const args = ['--conditions=react-server', '--import', 'tsx', 'bin/content-check.ts', url];
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 }, (_, output) =>
      resolve(output),
    );
  });
