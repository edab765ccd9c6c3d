import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { administrator, contentFile, CONTENT_URL, EDITOR_URL, SITE_URL } from './places';
import { expect, full, newClient, photo, signIn, test } from './editor';

// Browsers say themselves where a request comes from; the menu stands open at this width.
test.use({ extraHTTPHeaders: {}, viewport: { width: 1600, height: 1000 } });

const headers = { origin: EDITOR_URL };
const contentOf = (name: string) => JSON.parse(readFileSync(contentFile(name), 'utf8')) as unknown;
const publish = (page: Page) => page.locator('#action-save').click();

/** What somebody without any cookie sees. */
const visitorsPage = async (path: string): Promise<string> => (await fetch(SITE_URL + path)).text();

test.describe('signing in', () => {
  test('by the form, after a wrong password', async ({ page }) => {
    await page.context().setExtraHTTPHeaders({
      'x-forwarded-for': newClient()['x-forwarded-for']!,
    });
    await page.goto('/admin');
    await page.locator('#field-email').fill(administrator.email);
    await page.locator('#field-password').fill('not-my-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText(/The e-mail or the password is not right/).first()).toBeVisible();
    await page.locator('#field-password').fill(administrator.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('link', { name: 'Enquiries', exact: true })).toBeVisible();
  });

  for (const [role, sees, misses] of [
    ['editor', 'Products', 'Enquiries'],
    ['author', 'Products', 'Enquiries'],
    ['enquiries', 'Enquiries', 'Products'],
  ] as const)
    test(
      `as ${role} shows what is their work`,
      role === 'editor' ? {} : full,
      async ({ page, request }) => {
        await signIn(request);
        const user = { email: `${role}@roles.example`, password: 'the-password-of-a-role', role };
        expect((await request.post('/payload-api/users', { data: user, headers })).ok()).toBe(true);
        await signIn(page.request, user);
        await page.goto('/admin');
        const menu = page.locator('aside.nav');
        await expect(menu.getByRole('link', { name: sees, exact: true })).toBeAttached();
        await expect(menu.getByRole('link', { name: misses, exact: true })).toHaveCount(0);
        const inbox = await page.request.get('/payload-api/inbox/enquiries/export', { headers });
        expect(inbox.status()).toBe(role === 'enquiries' ? 200 : 403);
      },
    );
});

test('the editor has the colour of the company', full, async ({ page, signedIn }) => {
  const paint = async (accent: string | null) =>
    expect(
      (
        await signedIn.request.post('/payload-api/globals/site-settings', {
          data: { brand: { accent }, _status: 'published' },
          headers,
        })
      ).ok(),
    ).toBe(true);
  const button = page.locator('#action-save');
  await paint('#f2a900');
  await page.goto('/admin/collections/products/1');
  await expect(button).toHaveCSS('background-color', 'rgb(242, 169, 0)');
  await expect(button).toHaveCSS('color', 'rgb(22, 25, 28)');
  await paint(null);
  await page.reload();
  await expect(button).toHaveCSS('background-color', 'rgb(179, 64, 15)');
});

test('a list is dragged into order', async ({ page, signedIn }) => {
  const order = () => (contentOf('hero-facts.json') as { name: string }[]).map(({ name }) => name);
  const before = order();
  await page.goto('/admin/collections/hero-facts');
  const handle = (row: number) => page.locator('tbody tr').nth(row).locator('.sort-row');
  await expect(handle(1)).toBeVisible();
  const [from, to] = [await handle(0).boundingBox(), await handle(1).boundingBox()];
  await page.mouse.move(from!.x + 4, from!.y + 4);
  await page.mouse.down();
  await page.mouse.move(from!.x + 4, from!.y + 20, { steps: 5 });
  await page.mouse.move(to!.x + 4, to!.y + to!.height, { steps: 10 });
  await page.mouse.up();
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)]);
  expect(signedIn).toBeTruthy();
});

test('a page is hidden from visitors, and shown again', full, async ({ page, signedIn }) => {
  const status = async () => (await fetch(`${SITE_URL}/team-3`)).status;
  expect(await status()).toBe(200);
  await page.goto('/admin/globals/site-settings');
  const field = page.locator('.field-hidden_pages input').first();
  await field.fill('/team-3');
  await field.press('Enter');
  await publish(page);
  await expect.poll(status).toBe(404);
  // A form that is still being published takes no key.
  await expect(async () => {
    await field.press('Backspace');
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await publish(page);
  await expect.poll(status).toBe(200);
  expect(signedIn).toBeTruthy();
});

test('beside the form stands what the site would leave out', full, async ({ page, signedIn }) => {
  await page.goto('/admin/collections/products/8');
  const warnings = page.locator('.site-warnings');
  await page.locator('#field-short_description').fill('Long. '.repeat(40));
  await expect(warnings.getByText(/cut the short description/)).toBeVisible();
  await page.locator('#field-price').fill('');
  await expect(warnings.getByText(/asks visitors to enquire/)).toBeVisible();
  expect(signedIn).toBeTruthy();
});

test('a draft is seen on the page of the site by who previews it, then by all', async ({
  page,
  signedIn,
}) => {
  const title = 'A flange that nobody has seen';
  const alt = 'The flange, before anybody has seen it';
  const uploaded = await signedIn.request.post('/payload-api/media', {
    headers,
    multipart: {
      file: { name: 'flange.jpg', mimeType: 'image/jpeg', buffer: await photo() },
      _payload: JSON.stringify({ alt }),
    },
  });
  const { doc } = (await uploaded.json()) as { doc: { id: number; public_path: string } };
  const named = await signedIn.request.patch('/payload-api/products/9?draft=true', {
    headers,
    data: { thumbnail: doc.id, _status: 'draft' },
  });
  expect(named.ok()).toBe(true);
  await page.goto('/admin/collections/products/9');
  await page.locator('#field-title').fill(title);
  await page.locator('#action-save-draft').click();
  await expect(page.getByText(/draft saved successfully/i)).toBeVisible();
  const opened = signedIn.waitForEvent('page');
  await page.locator('#preview-button').click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('Only you see it.')).toBeVisible();
  expect(new URL(preview.url()).origin).toBe(SITE_URL);
  const path = new URL(preview.url()).pathname;
  expect(await visitorsPage(path)).not.toContain(title);
  const picture = preview.getByRole('img', { name: alt }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toContain(doc.public_path);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${CONTENT_URL}/media/${doc.public_path}`)).status).toBe(404);

  // The page beside the form, in its frame.
  await page.locator('#live-preview-toggler').click();
  const frame = page.frameLocator('#live-preview-iframe');
  // It shows once all of the page is loaded, and each of its pictures is made when first asked for.
  const shown = { timeout: 120_000 };
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible(shown);
  // What the editor asks for meanwhile does not end the preview.
  const changed = `${title} yet`;
  await page.locator('#field-title').fill(changed);
  await page.locator('#action-save-draft').click();
  await expect(frame.getByRole('heading', { level: 1, name: changed })).toBeVisible(shown);
  await expect(frame.getByText('Only you see it.')).toBeVisible();
  await preview.reload();
  await expect(preview.getByText('Only you see it.')).toBeVisible();

  await publish(page);
  await expect.poll(() => visitorsPage(path), { intervals: [100] }).toContain(title);
  expect((await fetch(`${CONTENT_URL}/media/${doc.public_path}`)).status).toBe(200);
  await preview.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(preview.getByText('Only you see it.')).toHaveCount(0);
});

test('an enquiry is read, noted, finished, exported and deleted', async ({ page, signedIn }) => {
  const name = '=HYPERLINK("https://evil.example")';
  await signedIn.request.post(`${CONTENT_URL}/api/enquiries`, {
    headers: { authorization: 'Bearer the-token-of-the-journeys' },
    data: { name, email: 'ada@engines.example', message: 'Do you forge <b>rings</b>?' },
  });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
  const item = page.getByRole('listitem').filter({ hasText: name }).first();
  await item.getByText(name).click();
  await expect(item.getByText('Do you forge <b>rings</b>?')).toBeVisible();
  await item.getByLabel('Note').fill('Called back');
  await item.getByRole('checkbox', { name: 'Done' }).check();
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Only open ones' }).click();
  await expect(page.getByText('Everything is done.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();

  const csv = await (
    await signedIn.request.get('/payload-api/inbox/enquiries/export', { headers })
  ).text();
  expect(csv.startsWith('\uFEFF"id",')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"Called back"');

  const id = /\/enquiries\/(\d+)/.exec(
    (await item.locator('form').first().getAttribute('action'))!,
  )![1];
  const foreign = await signedIn.request.post(`/payload-api/inbox/enquiries/${id}`, {
    headers: { origin: 'https://evil.example' },
    form: { action: 'delete' },
  });
  expect(foreign.status()).toBe(403);
  await item.getByText(name).click();
  await item.getByText('Delete …').click();
  await item.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Nobody has written yet.')).toBeVisible();
});

test('a request for a quote is read with its parts, and its file downloaded', async ({
  page,
  signedIn,
}) => {
  const part = { description: 'Ring, turned', quantity: '12', material: '42CrMo4' };
  const quote = { name: 'Grace', email: 'grace@engines.example', parts: [part] };
  const drawing = '%PDF-1.7 a drawing';
  const sent = await signedIn.request.post(`${CONTENT_URL}/api/quotes`, {
    headers: { authorization: 'Bearer the-token-of-the-journeys' },
    multipart: {
      quote: JSON.stringify(quote),
      file: { name: 'ring.pdf', mimeType: 'application/pdf', buffer: Buffer.from(drawing) },
    },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/admin/inbox?kind=quotes');
  const item = page.getByRole('listitem').filter({ hasText: 'Grace' }).first();
  await item.getByText('Grace', { exact: true }).click();
  await expect(item.getByText('Material: 42CrMo4')).toBeVisible();
  const download = page.waitForEvent('download');
  await item.getByRole('link', { name: 'ring.pdf' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ring.pdf');
  expect(readFileSync(await file.path(), 'utf8')).toBe(drawing);
  const link = await item.getByRole('link', { name: 'ring.pdf' }).getAttribute('href');
  const stranger = await fetch(EDITOR_URL + link!);
  expect(stranger.status).toBe(403);
});

test('drafts are answered to the site alone', async ({ signedIn, request }) => {
  const path = '/preview-api/api/list/industrial-products';
  for (const client of [signedIn.request, request])
    expect((await client.get(path)).status()).toBe(401);
  const wrong = { authorization: 'Bearer the-secret-of-the-journeys' };
  expect((await request.get(path, { headers: wrong })).status()).toBe(401);
});
