/** The pictures of docs/editor.md, from an editor that runs: `node --import tsx e2e/pictures.ts`. */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { administrator, CONTENT_URL, EDITOR_URL } from './places';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({
  baseURL: EDITOR_URL,
  viewport: { width: 1280, height: 800 },
  extraHTTPHeaders: { origin: EDITOR_URL },
});
await context.request.post('/payload-api/users/login', { data: administrator });
const page = await context.newPage();

async function picture(name: string, path: string, prepare?: () => Promise<unknown>) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}/editor-${name}.png` });
}

const found = await context.request.get(
  '/payload-api/media?limit=1&where[filename][like]=gallery-',
);
const { docs } = (await found.json()) as { docs: { id: number }[] };
const part = { description: 'Ring, turned', quantity: '12', material: '42CrMo4', date: 'March' };
await context.request.post(`${CONTENT_URL}/api/quotes`, {
  headers: { authorization: 'Bearer the-token-of-the-journeys' },
  multipart: {
    quote: JSON.stringify({
      name: 'Grace Wells',
      company: 'Engines Ltd',
      email: 'grace@engines.example',
      parts: [part],
    }),
    file: { name: 'ring.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ring') },
  },
});

await picture('start', '/admin');
await picture('product', '/admin/collections/products/2');
await picture('documents', '/admin/collections/products/12', () =>
  page.locator('#field-documents').scrollIntoViewIfNeeded(),
);
await picture('crop', `/admin/collections/media/${docs[0]?.id}`, () =>
  page.getByRole('button', { name: /edit image/i }).click(),
);
await picture('text', '/admin/collections/posts/1', () =>
  page.locator('.rich-text-lexical table').first().scrollIntoViewIfNeeded(),
);
await picture('preview', '/admin/collections/products/2', async () => {
  await page.locator('#live-preview-toggler').click();
  await page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
});
await picture('versions', '/admin/collections/products/2/versions');
await picture('schedule', '/admin/collections/products/2', async () => {
  await page.locator('.form-submit .popup-button').first().click();
  await page.getByText('Schedule Publish').click();
});
await picture('order', '/admin/collections/hero-facts');
await picture('hidden-pages', '/admin/globals/site-settings', () =>
  page.locator('.field-hidden_pages').scrollIntoViewIfNeeded(),
);
await picture('menus', '/admin/globals/menus');
await picture('enquiries', '/admin/inbox?kind=quotes', () =>
  page.getByText('Grace Wells').first().click(),
);
await browser.close();
