import { routes } from '@/lib/pages/routes';
import { innerPages } from '@/lib/pages/routes/queries';
import { readHead } from './page-head';
import { startSiteWithOwnContent } from './own-content';
import { excessWidth } from './reflow';
import { templates } from './templates';
import { expect, full, test } from './test';

type Page = { path: string; [field: string]: unknown };

const LONG = 'Hochdruckschmierstoffverteilungsanlagenüberwachung';

/** No locale can hyphenate it: the page is in English. */
const withLongHeads = ({ blocks, ...page }: Page) => ({
  ...page,
  blocks: (blocks as { type: string; head?: string[] }[]).map((block) =>
    block.type === 'table' ? { ...block, head: block.head?.map(() => LONG) } : block,
  ),
});

let content: Awaited<ReturnType<typeof startSiteWithOwnContent>>;
let site: Awaited<ReturnType<typeof content.start>>;

test.describe.configure({ mode: 'default' });
test.use({ pictures: 'none' });

test.beforeAll(async () => {
  content = await startSiteWithOwnContent();
  await content.edit<object>('site-settings', (settings) => ({
    ...settings,
    hidden_pages: ['/shop', '/blog', '/clients', '/team-details', '/home-1', '/p/imprint'],
  }));
  await content.edit<Page[]>('pages', (pages) =>
    pages.map((page) => (page.path === '/p/quality' ? withLongHeads(page) : page)),
  );
  site = await content.start();
});
test.afterAll(() => site.stop());

/** Everything at or below a hidden page, and what belongs to one. */
const HIDDEN =
  /^\/(shop|shop-single|shop-details|cart|checkout|blog|blog-\w+|blog-single-right|clients|team-details|home-1|p\/imprint)(\/|$)/;

test('long words of the content push no page sideways', full, async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.origin}/p/quality`);
    await expect(page.getByText(LONG).first()).toBeAttached();
    expect(await excessWidth(page), `scrolls sideways at ${width} px`).toBe(0);
  }
});

test.describe('a host that hides pages', () => {
  for (const path of [
    '/shop',
    '/shop-single',
    '/shop-details/1',
    '/shop/page/2',
    '/cart',
    '/checkout',
    '/blog',
    '/blog-2',
    '/blog-single/1',
    '/clients',
    '/team-details',
    '/home-1',
    '/p/imprint',
  ]) {
    test(`answers ${path} with 404`, async ({ request }) => {
      const response = await request.get(site.origin + path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('<title>Page not found | Hammerscale Forge</title>');
      expect(html).toContain('Oops! Page Not Found.');
    });
  }

  test('has no feed and no social card of them', full, async ({ request }) => {
    for (const path of ['/blog/feed.xml', '/og/shop.png', '/og/shop-details/1.png']) {
      expect((await request.get(site.origin + path)).status(), path).toBe(404);
    }
  });

  test('leads to none of them, in links, menus, structured data and sitemap', async ({
    request,
  }) => {
    // Asks for every page, each for the first time.
    test.setTimeout(90_000);
    const every = [...routes.map((route) => route.path), '/service-details/1', '/p/terms-of-sale'];
    const paths = process.env.EVERYDAY ? templates : every;
    const shown = paths.filter((path) => !HIDDEN.test(path) && !innerPages.has(path));
    for (const path of shown) {
      const { status, html, things } = await readHead(request, site.origin + path);
      expect(status, path).toBe(200);
      const body = html.replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, '');
      const links = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
      expect(
        links.filter((href) => HIDDEN.test(href)),
        path,
      ).toEqual([]);
      const named = JSON.stringify(things).match(new RegExp(`${site.origin}/[^"]*`, 'g')) ?? [];
      expect(
        named.filter((url) => HIDDEN.test(new URL(url).pathname)),
        path,
      ).toEqual([]);
    }
    const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
    const found = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(found).toContain('/p/quality');
    expect(found.filter((path) => HIDDEN.test(path))).toEqual([]);
  });

  test('has no cart in the header, with scripts neither', full, async ({ page, faults }) => {
    await page.goto(`${site.origin}/about`);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Services',
      'Equipment',
      'Certificate',
      'Portfolio',
      'Contact Us',
    ]);
    expect(faults).toEqual([]);
  });
});

test.describe('a page that is published', () => {
  test('appears, changes and goes without a restart', full, async ({ request }) => {
    const path = '/p/heat-treatment-terms';
    const get = async () => {
      const response = await request.get(site.origin + path);
      return `${response.status()} ${(await response.text()).match(/Version \w+/)?.[0] ?? ''}`;
    };
    const publish = (version: string | undefined) =>
      content.edit<Page[]>('pages', (pages) => [
        ...pages.filter((page) => page.path !== path),
        ...(version
          ? [{ path, name: 'Terms', blocks: [{ type: 'text', html: `<p>Version ${version}</p>` }] }]
          : []),
      ]);
    expect(await get()).toBe('404 ');
    await publish('one');
    await expect.poll(get, { timeout: 20_000 }).toBe('200 Version one');
    await publish('two');
    await expect.poll(get, { timeout: 20_000 }).toBe('200 Version two');
    await publish(undefined);
    await expect.poll(get, { timeout: 20_000 }).toBe('404 ');
  });

  test('is found in a menu that is published', full, async ({ page }) => {
    await content.edit('pages/menus', () => ({
      main: [
        { title: 'Start', link: '/' },
        { title: 'Quality', link: '/p/quality' },
        { title: 'Parts shop', link: 'https://shop.example/' },
        { title: 'Portfolio', link: '/portfolio' },
      ],
      legal: [{ title: 'Terms', link: '/p/terms-of-sale' }],
    }));
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(async () => {
      await page.goto(`${site.origin}/p/quality`);
      await expect(menu.getByRole('link')).toHaveText(
        ['Start', 'Quality', 'Parts shop', 'Portfolio'],
        { timeout: 500 },
      );
    }).toPass({ timeout: 20_000 });
    await expect(menu.locator('[aria-current=page]')).toHaveText('Quality');
    const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
    await legal.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of sale');
  });
});
