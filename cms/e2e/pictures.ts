/** The pictures of docs/editor.md, from an editor that runs: `node --import tsx e2e/pictures.ts`. */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { administrator, EDITOR_URL } from './places';

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
await picture('start', '/admin');
await picture('product', '/admin/collections/products/2');
await picture('crop', `/admin/collections/media/${docs[0]?.id}`, () =>
  page.getByRole('button', { name: /edit image/i }).click(),
);
await picture('versions', '/admin/collections/products/2/versions');
await browser.close();
