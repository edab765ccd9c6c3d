import { brokenCompounds } from './broken-compounds';
import { excessWidth } from './reflow';
import { expect, full, test } from './test';

const paths = [
  '/',
  '/service-details/1',
  '/shop-details/1',
  '/downloads',
  '/sustainability',
  '/about',
  '/faq',
  '/home-1',
];

test.use({ pictures: 'none' });

for (const path of paths) {
  test(`${path} keeps short compounds and numbers on one line`, full, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      // What follows the width of the window moves for a moment.
      await expect.poll(() => brokenCompounds(page), `at ${width} px`).toEqual([]);
      await expect.poll(() => excessWidth(page), `scrolls sideways at ${width} px`).toBe(0);
    }
  });
}
