import type { Page } from '@playwright/test';

export const STEP = 'ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n';
export const ring = {
  name: 'ring.step',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(STEP),
};

export const chooseFiles = (page: Page) => page.getByRole('button', { name: 'Choose files' });
export const chosen = (page: Page) => page.getByRole('listitem').filter({ hasText: 'ring.step' });
