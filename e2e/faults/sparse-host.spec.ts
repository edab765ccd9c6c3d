import { expect, test } from '@playwright/test';
import { violationsEverywhere } from '../axe';
import { pages } from '../pages';
import { full, inBrowser } from '../test';
import { startContentHost, type ContentHost } from './content-host';
import { endpointPaths } from './endpoint-paths';
import { prepareSite, type Site } from './site';

type Item = Record<string, unknown>;

const BARE_PICTURES = [
  '/api/list/cusmoter-gallery',
  '/api/list/buyer-gallery',
  '/api/list/portfolio',
  '/api/list/equipment-gallery',
  '/api/list/document',
  '/api/list/excellence-img',
  '/api/list/case-study',
  '/api/list/clients',
];
const SERVICES = ['/api/list/services', '/api/list/servicecard', '/api/list/services-page'];
const NEEDED = /^(id|title|thumbnail|images|path|price|discount_price|sections|items|contents)$/;

/** Without alternative texts and whatever else the site could do without. */
const sparse = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sparse);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => NEEDED.test(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, sparse(field)]));
};
const withoutAlt = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, field: unknown) => (key === 'alt' ? undefined : field)));

let host: ContentHost;
let site: Site;

test.beforeAll(async () => {
  host = await startContentHost();
  for (const path of endpointPaths) {
    host.edit(path, path.startsWith('/api/list/') ? sparse : withoutAlt);
  }
  for (const path of BARE_PICTURES) {
    host.edit(path, (list) => (list as Item[]).map(({ id, thumbnail }) => ({ id, thumbnail })));
  }
  for (const path of SERVICES) host.edit(path, (list) => sparse((list as Item[]).slice(0, 3)));
  site = await prepareSite('sparse-host', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
  });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

test.describe('content without titles and alternative texts', inBrowser, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pages) {
    test(`axe finds no violation on ${path}`, full, async ({ page }) => {
      await page.goto(site.url + path);
      await page.keyboard.press('Shift');
      expect(await violationsEverywhere(page)).toEqual([]);
    });
  }
});

test(
  'three services loop on a phone, where fewer are in view',
  { tag: [inBrowser.tag, full.tag] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url);
    await page.keyboard.press('Shift');
    const carousel = page.getByRole('region', { name: 'What we do', exact: true });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Stop automatic slide show' }).click();
    for (const position of ['02', '03', '01', '02']) {
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      await expect(carousel).toContainText(`${position} / 03`);
      await expect(carousel.locator('[data-slide]:not([inert])')).toHaveCount(3);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(carousel.locator('[data-slide]')).toHaveCount(3);
    await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeHidden();
  },
);
