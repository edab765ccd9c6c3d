import type { Page } from '@playwright/test';
import { foundByAxe } from '../../testing/axe';
import { expect, signIn, test } from './editor';
import { OF_PAYLOAD } from './payload-markup';

test.use({ extraHTTPHeaders: {}, viewport: { width: 1440, height: 900 } });

/** The rule, the class that the element stands in, and what it is: how often. */
async function shapesOf(page: Page): Promise<Record<string, number>> {
  const found = await foundByAxe(page);
  const severe = found
    .filter(({ impact }) => impact === 'critical' || impact === 'serious')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => [id, String(target[0])] as const));
  return page.evaluate((all) => {
    const shapes: Record<string, number> = {};
    for (const [rule, selector] of all) {
      const element = document.querySelector(selector);
      // Some have a checksum of their styles in front.
      const name = element?.closest('[class]')?.classList[0]?.replace(/^css-\w+-/, 'css-') ?? '';
      const shape = `${rule}: .${name} ${element?.localName ?? ''}`;
      shapes[shape] = (shapes[shape] ?? 0) + 1;
    }
    return shapes;
  }, severe);
}

/** @param ready what stands there once the page does */
async function expectOnlyPayloads(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const known = OF_PAYLOAD[path] ?? {};
  const grown = Object.entries(await shapesOf(page)).filter(
    ([shape, count]) => count > (known[shape] ?? 0),
  );
  expect.soft(Object.fromEntries(grown), path).toEqual({});
}

test('axe finds nothing severe in the editor that is not of Payload', async ({ page, context }) => {
  await expectOnlyPayloads(page, '/admin/login', '#field-email');
  await signIn(context.request);
  for (const [path, ready] of [
    ['/admin', '.dashboard'],
    ['/admin/collections/products', '.table'],
    ['/admin/collections/products/2', '#field-title'],
    ['/admin/collections/media', '.table'],
    ['/admin/inbox', '.inbox-kinds'],
    ['/admin/globals/words', '.own-words input'],
  ] as const)
    await expectOnlyPayloads(page, path, ready);
  // Nobody has touched the words.
  await expect(page.locator('.doc-controls__status')).toBeHidden();
});
