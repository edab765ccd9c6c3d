import type { Page } from '@playwright/test';
import { foundByAxe } from '../../testing/axe';
import { expect, full, signIn, test } from './editor';
import { OF_PAYLOAD } from './payload-markup';

test.use({ extraHTTPHeaders: {}, viewport: { width: 1440, height: 900 } });

/** What is critical or serious: the rule, the class that the element stands in, and the element. */
async function severeShapes(page: Page): Promise<string[]> {
  const severe = (await foundByAxe(page))
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, String(target[0])] as const));
  return page.evaluate((all) => {
    const shapes = all.map(([rule, selector]) => {
      const element = document.querySelector(selector);
      // Some have a checksum of their styles in front.
      const name =
        element?.closest('[class]:not([class=""])')?.classList[0]?.replace(/^css-\w+-/, 'css-') ??
        '';
      return `${rule}: .${name} ${element?.localName ?? ''}`;
    });
    return [...new Set(shapes)].sort();
  }, severe);
}

/** The first page, a form and the enquiries: what `npm test` looks at. */
const EVERYDAY = ['/admin', '/admin/collections/products/2', '/admin/inbox'];

for (const [path, ready] of [
  ['/admin/login', '#field-email'],
  ['/admin', '.dashboard'],
  ['/admin/collections/products', '.table'],
  ['/admin/collections/products/2', '.ContentEditable__root'],
  ['/admin/collections/media', '.table'],
  ['/admin/inbox', '.inbox-kinds'],
  ['/admin/globals/words', '.own-words input'],
] as const)
  test(
    `axe finds nothing severe on ${path} but in the markup of Payload`,
    EVERYDAY.includes(path) ? {} : full,
    async ({ page, context }) => {
      if (path !== '/admin/login') await signIn(context.request);
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      expect((await severeShapes(page)).filter((shape) => !OF_PAYLOAD.includes(shape))).toEqual([]);
      // Nobody has touched the words.
      if (path.endsWith('/words')) await expect(page.locator('.doc-controls__status')).toBeHidden();
    },
  );
