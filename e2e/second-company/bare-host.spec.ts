import { violations } from '../axe';
import { expect, full, test } from '../test';
import { visit } from '../visit';
import { bareContent } from './bare-content';
import { secondCompany } from './company';
import { crawl, openPages, type Crawl } from './crawl';
import { holesIn } from './holes';
import { dayNames, interfaceTexts } from './interface-words';
import { foreignIn } from './nothing-foreign';

let content: Awaited<ReturnType<typeof bareContent>>;
let site: Awaited<ReturnType<typeof secondCompany.start>>;
let found: Crawl;

test.describe.configure({ mode: 'default' });
test.use({ pictures: 'small', contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  // Renders every page for the first time.
  test.setTimeout(120_000);
  content = await bareContent();
  site = await secondCompany.start({ CONTENT_DIR: content.folder });
  found = await crawl(site.origin);
});
test.afterAll(async () => {
  await site.stop();
  await content.remove();
});

const WITHOUT_CONTENT = ['/home-1', '/home-2', '/team-1', '/team-details', '/portfolio-details'];

test.describe('a host with the specification’s endpoints alone, without samples', full, () => {
  test('has no page that would show nothing', () => {
    const absent = [...found].filter(([, { status }]) => status === 404).map(([path]) => path);
    expect(absent).toEqual(expect.arrayContaining([...WITHOUT_CONTENT, '/faq']));
    for (const path of ['/', '/about', '/service', '/shop', '/blog', '/clients', '/contact']) {
      expect(found.get(path)?.status, path).toBe(200);
    }
  });

  test('leads nowhere that is missing', () => {
    const broken = [...found].filter(
      ([, { status, from }]) => from !== 'the routes' && ![200, 308].includes(status),
    );
    expect(broken.map(([path, { status, from }]) => `${status} ${path} from ${from}`)).toEqual([]);
  });

  test('shows no sample', () => {
    // Such a host cannot tell its language, so that the site's own words are English.
    const own = [...secondCompany.texts, ...interfaceTexts('en'), ...dayNames('en')];
    expect(foreignIn(found, own)).toEqual([]);
    expect(openPages(found).filter(([, html]) => html.includes('/pictures/'))).toEqual([]);
  });

  test('has no heading without content, and no empty list', async ({ page }) => {
    test.setTimeout(120_000);
    for (const [path] of openPages(found)) {
      await page.goto(site.origin + path);
      expect(await holesIn(page), path).toEqual([]);
    }
  });

  test('has no fault on its home page', async ({ page, faults }) => {
    await visit(page, site.origin);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('has no fault on any page', async ({ page, faults }) => {
    test.setTimeout(300_000);
    for (const [path] of openPages(found)) {
      await visit(page, site.origin + path);
      expect(await violations(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
});
