/** Makes the pictures of docs/editor.md: `npm run pictures`. */
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './editor';
import { CONTENT_URL, EDITOR_URL } from './places';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');
const QUALITY = 72;

type Picture = [name: string, path: string, prepare?: (page: Page) => Promise<unknown>];

const addPicture = async (page: Page) => {
  const field = page.locator('#field-thumbnail');
  await field.locator('.upload-relationship-details__remove').click();
  await field.getByRole('button', { name: /create new/i }).click();
  const drawer = page.locator('dialog[open]');
  const photo = resolve(import.meta.dirname, '../../demo-company/media/gallery/hot-billets.jpg');
  await drawer.locator('input[type=file]').setInputFiles(photo);
  await drawer.locator('#field-alt').fill('Hot billets on their way to the press');
  await expect(drawer.locator('.file-field img')).toBeVisible();
};

const cut = async (page: Page) => {
  const row = page.locator('tbody tr', { hasText: 'gallery-' }).first();
  await page.goto((await row.getByRole('link').first().getAttribute('href'))!);
  await page.getByRole('button', { name: /edit image/i }).click();
  await expect(page.locator('input[name="Width (px)"]')).not.toHaveValue('0');
};

const drag = async (page: Page) => {
  const handle = (row: number) => page.locator('tbody tr').nth(row).locator('.sort-row');
  await expect(handle(1)).toBeVisible();
  const [from, to] = [await handle(0).boundingBox(), await handle(1).boundingBox()];
  await page.mouse.move(from!.x + 4, from!.y + 4);
  await page.mouse.down();
  await page.mouse.move(from!.x + 4, from!.y + 20, { steps: 5 });
  await page.mouse.move(to!.x + 4, to!.y, { steps: 10 });
};

const compareVersions = async (page: Page) => {
  await page.request.patch('/payload-api/products/3', {
    data: { title: 'Helical gear and pinion shaft, paired', price: '4350', _status: 'published' },
    headers: { origin: EDITOR_URL },
  });
  await page.reload();
  await page.locator('tbody a').first().click();
  await expect(page.getByText('Last changed by')).toBeVisible();
};

const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));

const openSearchEngines = async (page: Page) => {
  const section = page.locator('.collapsible-field', { hasText: 'Search engines' });
  await section.locator('.collapsible__toggle').click();
  await scrollTo('#field-seo__description')(page);
};

const PICTURES: Picture[] = [
  [
    'product',
    '/admin/collections/products/2',
    (page) => expect(page.locator('#field-thumbnail img')).toBeVisible(),
  ],
  ['upload', '/admin/collections/products/2', addPicture],
  ['crop', '/admin/collections/media?limit=10&search=gallery', cut],
  ['documents', '/admin/collections/products/7', scrollTo('#field-documents__2__file')],
  ['text', '/admin/collections/posts/1', scrollTo('.rich-text-lexical table')],
  [
    'preview',
    '/admin/collections/products/2',
    async (page) => {
      await page.locator('#live-preview-toggler').click();
      const frame = page.frameLocator('#live-preview-iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  ['versions', '/admin/collections/products/3/versions', compareVersions],
  [
    'schedule',
    '/admin/collections/products/5',
    async (page) => {
      await page.locator('#field-price').fill('2200');
      await page.locator('#action-save-draft').click();
      await expect(page.getByText(/draft saved successfully/i)).toBeVisible();
      await page.locator('.form-submit .popup-button').first().click();
      await page.getByText('Schedule Publish').click();
    },
  ],
  ['order', '/admin/collections/hero-facts', drag],
  ['hidden-pages', '/admin/globals/site-settings', scrollTo('.field-hidden_pages')],
  ['menus', '/admin/globals/menus'],
  ['search-engines', '/admin/collections/products/2', openSearchEngines],
  ['look', '/admin/globals/site-settings', scrollTo('#field-brand')],
  ['users', '/admin/collections/users/create'],
  ['enquiries', '/admin/inbox', (page) => page.getByText('Ingrid Dahl').first().click()],
  ['quote', '/admin/inbox?kind=quotes', (page) => page.getByText('Grace Wells').first().click()],
  // The last one: the menu would stay open.
  ['start', '/admin', (page) => page.locator('button.nav-toggler:visible').first().click()],
];

const headers = { authorization: 'Bearer the-token-of-the-journeys' };
const ENQUIRIES = [
  ['Tom Ashworth', 'Can you machine the seats of the rolled ring as well?'],
  ['Ingrid Dahl', 'Which certificates come with crane hooks?'],
  ['Pieter de Wit', 'We need forty connecting rods a month from March.'],
];

test.beforeAll(async ({ request }) => {
  for (const [name, message] of ENQUIRIES) {
    const data = { name, email: 'visitor@engines.example', message };
    expect((await request.post(`${CONTENT_URL}/api/enquiries`, { headers, data })).ok()).toBe(true);
  }
  const part = { description: 'Ring, turned', quantity: '12', material: '42CrMo4', date: 'March' };
  const quote = {
    name: 'Grace Wells',
    company: 'Engines Ltd',
    email: 'grace@engines.example',
    parts: [part],
  };
  const sent = await request.post(`${CONTENT_URL}/api/quotes`, {
    headers,
    multipart: {
      quote: JSON.stringify(quote),
      file: { name: 'ring.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ring') },
    },
  });
  expect(sent.ok()).toBe(true);
});

test.use({ viewport: { width: 1280, height: 800 }, extraHTTPHeaders: {} });

for (const [name, path, prepare] of PICTURES)
  test(name, async ({ page, signedIn }) => {
    expect(signedIn).toBeTruthy();
    await page.goto(path);
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    const screen = await page.screenshot({ animations: 'disabled' });
    await sharp(screen).webp({ quality: QUALITY }).toFile(`${FOLDER}/editor-${name}.webp`);
  });
