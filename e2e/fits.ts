import type { Page } from '@playwright/test';
import { appear, violations, type Appearance } from './axe';
import { excessWidth } from './reflow';
import { smallTargets } from './targets';
import { expect } from './test';
import { scrollThrough } from './visit';

/** A page in one width and colour scheme: its header stays, nothing is too wide or too small, axe finds nothing. */
export async function expectFits(page: Page, appearance: Appearance): Promise<void> {
  await appear(page, appearance);
  await scrollThrough(page);
  const where = `at ${appearance.width} px`;
  await expect(page.getByRole('banner'), where).toHaveCSS('position', 'fixed');
  expect(await excessWidth(page), `scrolls sideways ${where}`).toBe(0);
  expect(await smallTargets(page), `small targets ${where}`).toEqual([]);
  expect(await violations(page), where).toEqual([]);
}
