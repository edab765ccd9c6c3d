import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Compressed, in bytes. */
export async function inlinedCss(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href === null)
      .map(({ ownerNode }) => ownerNode?.textContent)
      .join(''),
  );
  return text ? brotliCompressSync(text).length : 0;
}
