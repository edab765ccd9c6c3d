import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Size of a page's inlined style sheets in bytes, compressed with brotli. */
export async function inlinedCss(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
      .map(({ ownerNode }) => ownerNode?.textContent)
      .join(''),
  );
  return text ? brotliCompressSync(text).length : 0;
}
