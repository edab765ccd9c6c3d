import { sameTexts } from '@/testing/made-up-language';
import { everydayAppearances, violations, violationsEverywhere } from '../axe';
import { expectFits } from '../fits';
import { provenLanguages } from '../proven-languages';
import { expect, full, test } from '../test';
import { excessWidth } from '../reflow';
import { scrollThrough, visit } from '../visit';
import { secondCompany } from './company';
import { crawl, openPages, type Crawl } from './crawl';
import { dayNames } from './interface-words';
import { faultyMedia, foreignIn, mediaIn, unmarkedIn } from './nothing-foreign';

let site: Awaited<ReturnType<typeof secondCompany.start>>;
let found: Crawl;
let english: Crawl;

test.describe.configure({ mode: 'default' });
test.use({ pictures: 'small', contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  // Renders every page for the first time.
  test.setTimeout(120_000);
  site = await secondCompany.start();
  found = await crawl(site.origin, further);
  english = await crawl(site.origin, further, ENGLISH.path);
});
test.afterAll(() => site.stop());

const { contentFile, folder, further, name, texts, textsIn } = secondCompany;

const ENGLISH = { path: 'en', locale: 'en-GB' };

/** By the settings, and of the demonstration that belongs to the samples. */
const HIDDEN = [
  ...contentFile<{ hidden_pages: string[] }>('site-settings').hidden_pages,
  ...['/cart', '/checkout'],
];

/** Links from page to page that do not lead to a page. */
const brokenIn = (crawled: Crawl): string[] =>
  [...crawled]
    .filter(([, { status, from }]) => from !== 'the routes' && ![200, 308].includes(status))
    .map(([path, { status, from }]) => `${status} ${path} from ${from}`);

/** Whose HTML is examined above; a browser looks at a home and an item every day. */
const KINDS = ['/', '/shop-details/panel-z-lameli-dębowych'];
const FURTHER_KINDS = [
  '/contact',
  '/p/podręcznik-ciszy',
  '/home-1',
  '/home-2',
  '/about-2',
  '/service',
  '/shop',
  '/blog',
  '/team-details',
  '/faq',
];

test.describe('a company of another trade, without samples', () => {
  test('has every page that is not hidden', () => {
    const faults = [...found].filter(([path, { status }]) =>
      HIDDEN.includes(path) ? status !== 404 : ![200, 308].includes(status),
    );
    expect(
      faults.map(([path, { status, from }]) => `${status} ${path} from ${from}`),
      'a page without content needs some of this company, or hides in its `hidden_pages`',
    ).toEqual([]);
    expect(openPages(found).length).toBeGreaterThan(50);
  });

  test('says nothing of the demo company, of the samples or in English', () => {
    expect(foreignIn(found, texts)).toEqual([]);
  });

  test('notices the demo company, and English', () => {
    const page = { status: 200, type: 'text/html', from: '' };
    const body =
      '<p>Closed-die forging, 14,200 t a year, enquiries@hammerscale.example, Submit Now</p>';
    expect(foreignIn(new Map([['/', { ...page, body }]]), texts)).toEqual(
      expect.arrayContaining([
        ...['/: forging', '/: 14200', '/: enquiries@hammerscale.example', '/: submit'],
      ]),
    );
  });

  test('shows its own pictures, and none that is missing', async () => {
    const files = mediaIn(found);
    expect(files.length).toBeGreaterThan(30);
    expect(openPages(found).filter(([, html]) => html.includes('/pictures/'))).toEqual([]);
    expect(await faultyMedia(site.origin, files)).toEqual([]);
  });

  test('leads to hidden pages from nowhere', () => {
    const leading = [...found].filter(([path]) => HIDDEN.includes(path));
    expect(leading.map(([path, { from }]) => `${path} from ${from}`)).toEqual(
      leading.map(([path]) => `${path} from the routes`),
    );
    for (const path of HIDDEN) {
      const naming = [...found].filter(
        ([, { status, body }]) =>
          status === 200 && new RegExp(`${site.origin}${path}(?![\\w-])`).test(body),
      );
      expect(
        naming.map(([page]) => page),
        path,
      ).toEqual([]);
    }
  });

  test('has fragments that exist', () => {
    const missing = openPages(found).flatMap(([path, html]) =>
      [...html.matchAll(/<a\s[^>]*?href="([^"#]*)#([^"]+)"/g)].flatMap(([, to = '', id = '']) => {
        const target = to ? found.get(new URL(to, site.origin + path).pathname)?.body : html;
        return target?.includes(`id="${decodeURIComponent(id)}"`) === false
          ? [`${path}: ${to}#${id}`]
          : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('is answered with its own questions on /faq', () => {
    const html = found.get('/faq')?.body ?? '';
    const groups = contentFile<{ entries: { question: string }[] }[]>('faq');
    const page = /\{"@context":"https:\/\/schema.org","@type":"FAQPage".*?(?=<\/script>)/.exec(
      html,
    );
    const { mainEntity } = JSON.parse(page?.[0] ?? '{}') as { mainEntity: { name: string }[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(
      groups.flatMap(({ entries }) => entries.map(({ question }) => question)),
    );
  });

  for (const path of [...KINDS, ...FURTHER_KINDS]) {
    const details = KINDS.includes(path) ? {} : full;
    test(`has no fault on ${path}`, details, async ({ page, faults }) => {
      await visit(page, site.origin + path);
      await scrollThrough(page);
      const broken = page
        .locator('img:not([loading=lazy])')
        .evaluateAll((images) =>
          images.flatMap((image) =>
            (image as HTMLImageElement).naturalWidth === 0 ? (image as HTMLImageElement).src : [],
          ),
        );
      expect(await broken).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await excessWidth(page)).toBe(0);
      expect(faults).toEqual([]);
    });
  }

  test('has no axe violation at any width on any page', full, async ({ page, faults }) => {
    test.setTimeout(600_000);
    for (const [path] of openPages(found)) {
      await visit(page, site.origin + path);
      expect(await violationsEverywhere(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test('carries its name in every title', () => {
    const titles = openPages(found).map(([, html]) => /<title>([^<]*)/.exec(html)?.[1]);
    expect(titles.filter((title) => !title?.includes(name))).toEqual([]);
  });
});

test.describe('its pages in English', () => {
  test('lead to pages, in English or in Polish', () => {
    expect(brokenIn(english)).toEqual([]);
    expect(openPages(english).length).toBeGreaterThan(30);
    const inPolish = openPages(english).flatMap(([path, html]) =>
      [...html.matchAll(/<a\s[^>]*?href="(\/(?!en[/"#?]|media|api)[^"#?]*)/g)].map(
        ([, to = '']) => [path, to] as const,
      ),
    );
    expect(inPolish.length).toBeGreaterThan(0);
    expect(
      inPolish.filter(([, to]) => found.get(new URL(to, site.origin).pathname)?.status !== 200),
    ).toEqual([]);
  });

  test('say nothing of the demo company, and nothing Polish without naming it', async () => {
    const own = [...textsIn(ENGLISH.locale), ...(await sameTexts(folder))];
    expect(foreignIn(english, [...own, ...texts, ...dayNames('en')])).toEqual([]);
    expect(unmarkedIn(english, texts, own)).toEqual([]);
  });

  test('are named by those in Polish, and name them', async () => {
    test.setTimeout(120_000);
    const { faults, languages } = await provenLanguages(site.origin);
    expect(faults).toEqual([]);
    expect(languages.map(({ lang }) => lang)).toEqual(['pl-PL', ENGLISH.locale]);
    for (const { pages, pairs } of languages) expect(pairs.of).toBeGreaterThan(pages);
  });

  for (const path of ['/en', '/en/service', '/en/contact'])
    test(`fit and pass axe on ${path}`, async ({ page, faults }) => {
      await visit(page, site.origin + path);
      for (const appearance of everydayAppearances) await expectFits(page, appearance);
      expect(faults).toEqual([]);
    });

  test('fit and pass axe', full, async ({ page, faults }) => {
    test.setTimeout(600_000);
    for (const [path] of openPages(english)) {
      await visit(page, site.origin + path);
      for (const appearance of everydayAppearances) await expectFits(page, appearance);
    }
    expect(faults).toEqual([]);
  });
});
