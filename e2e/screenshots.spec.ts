import { writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { layOutWhole, layoutFaults, picture, settle } from './appearance';
import { clippedTexts, excessWidth } from './reflow';
import { expect, full, test } from './test';
import { waitForScripts, visit } from './visit';

/** One of each kind: the three homes, details, a list with a sidebar, forms; on a phone or a desk. */
const pages = [
  { path: '/', width: 1440 },
  { path: '/home-1', width: 390 },
  { path: '/home-2', width: 1440 },
  { path: '/service-details/1', width: 390 },
  { path: '/shop-details/1', width: 1440 },
  { path: '/blog-right', width: 390 },
  { path: '/certificate', width: 1440 },
  { path: '/contact', width: 390 },
];

const everyWidth = [320, 390, 768, 1440, 1920];

/** Shares of all pixels. Both pictures of a pair come from the same run, so fonts cannot differ. */
const SCRIPTS_MAY_CHANGE = 0.005;
const A_ROUND_TRIP_MAY_CHANGE = 0.001;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('appearance', full, () => {
  for (const { path: route, width } of pages) {
    test(`${route} looks the same with scripts and after a return`, async ({ page }, info) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });

      const scripts = '**/_next/static/**/*.js*';
      await page.route(scripts, (route) => route.abort());
      await page.goto(route);
      await settle(page);
      const delivered = await picture(page);

      await page.unroute(scripts);
      await visit(page, route);
      await settle(page);
      const hydrated = await picture(page);

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
      const away = page.getByRole('heading', { level: 1, name: 'FAQ' });
      await expect(away).toBeVisible();
      await page.goBack();
      await expect(away).toBeHidden();
      await waitForScripts(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await settle(page);
      const returned = await picture(page);

      const name = `${route.replaceAll('/', '_')}.png`;
      const reference = info.snapshotPath(name);
      await mkdir(path.dirname(reference), { recursive: true });
      await writeFile(reference, hydrated);
      expect(delivered).toMatchSnapshot(name, { maxDiffPixelRatio: SCRIPTS_MAY_CHANGE });
      expect(returned).toMatchSnapshot(name, { maxDiffPixelRatio: A_ROUND_TRIP_MAY_CHANGE });
    });

    test(`${route} has a sound layout at every width`, async ({ page }) => {
      await page.goto(route);
      await layOutWhole(page);
      for (const wide of everyWidth) {
        await page.setViewportSize({ width: wide, height: 900 });
        const where = `at ${wide} px`;
        await expect.poll(() => layoutFaults(page), where).toEqual([]);
        expect(await excessWidth(page), where).toBe(0);
        expect(await clippedTexts(page), where).toEqual([]);
      }
    });
  }
});
