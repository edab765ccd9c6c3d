import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  expect,
  full,
  nextPublish,
  photo,
  publishedProducts,
  servedProducts,
  test,
} from './editor';
import { contentFile, CONTENT_URL, EDITOR_URL, mediaFile } from './places';

const headers = { origin: EDITOR_URL };

test.describe('a product', () => {
  test('is changed, gets a picture and is served', async ({ page, signedIn }) => {
    await page.goto('/admin/collections/products/2');
    await page.locator('#field-title').fill('Ring, rolled to 1 500 mm');
    const picture = page.locator('#field-thumbnail');
    await picture.locator('.upload-relationship-details__remove').click();
    await picture.getByRole('button', { name: /create new/i }).click();
    const drawer = page.locator('dialog[open]');
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'Ring at work.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await drawer.locator('#field-alt').fill('A rolled ring on the table');
    await drawer.locator('#action-save').click();
    await expect(picture.getByText(/ring-at-work-/)).toBeVisible();
    await page.locator('#action-save').click();
    await expect
      .poll(async () => (await servedProducts(signedIn.request))[1], { intervals: [100] })
      .toMatchObject({ title: 'Ring, rolled to 1 500 mm', alt: 'A rolled ring on the table' });
    const { thumbnail: served = '' } = (await servedProducts(signedIn.request))[1]!;
    const thumbnail = served.replace(/\?v=[\w-]{6}$/, '');
    expect(thumbnail).toMatch(/^\/media\/uploads\/ring-at-work-[\w-]+\.jpg$/);
    expect(existsSync(mediaFile(thumbnail.slice(1)))).toBe(true);
    expect((await signedIn.request.get(CONTENT_URL + thumbnail)).headers()['content-type']).toBe(
      'image/jpeg',
    );
  });

  test(
    'says beside the field what is missing before it is published',
    full,
    async ({ page, signedIn }) => {
      const product = () => publishedProducts().find(({ id }) => id === 7);
      // The first publish writes numbers and dates in its own way.
      await nextPublish(signedIn.request);
      const before = product();
      await page.goto('/admin/collections/products/7', { waitUntil: 'networkidle' });
      // Payload checks what was typed; its answer takes away faults that were found meanwhile.
      const fillAndCheck = async (field: string, words: string) => {
        const checked = page.waitForResponse((one) => one.request().method() === 'POST');
        await page.locator(field).fill(words);
        await checked;
      };
      await fillAndCheck('#field-title', '');
      await fillAndCheck('#field-price', 'ask us');
      await page.locator('#action-save').click();
      await expect(page.getByText('This field is required.').first()).toBeVisible();
      await expect(page.getByText(/“ask us” is no price\. Write a number/).first()).toBeVisible();
      const answer = await signedIn.request.patch('/payload-api/products/7', {
        data: { title: '', price: 'ask us', _status: 'published' },
      });
      // What is shown where nothing stands beside the fields yet.
      expect(await answer.text()).toMatch(
        /"Name – This field is required\. Price – “ask us” is no price/,
      );
      await nextPublish(signedIn.request);
      expect(product()).toEqual(before);
    },
  );

  test('shows nothing of a draft', full, async ({ page, signedIn }) => {
    const product = () => publishedProducts().find(({ id }) => id === 5);
    const before = product();
    await page.goto('/admin/collections/products/5');
    await page.locator('#field-title').fill('Only a draft');
    await page.locator('#action-save-draft').click();
    await expect(page.getByText(/draft saved successfully/i)).toBeVisible();
    const answer = await signedIn.request.get('/payload-api/products/5?draft=true');
    expect(((await answer.json()) as { title: string }).title).toBe('Only a draft');
    await nextPublish(signedIn.request);
    expect(product()).toEqual(before);
  });

  test(
    'goes back to an earlier version, which says who changed it',
    full,
    async ({ page, signedIn }) => {
      const { request } = signedIn;
      const product = () => publishedProducts().find(({ id }) => id === 6);
      const original = product()!.title;
      await request.patch('/payload-api/products/6', {
        data: { title: 'A mistake', _status: 'published' },
        headers,
      });
      await expect.poll(() => product()?.title).toBe('A mistake');
      const found = (await (
        await request.get('/payload-api/products/versions?where[parent][equals]=6&sort=createdAt')
      ).json()) as { docs: { id: number; version: { title: string; changed_by?: string } }[] };
      expect(found.docs.at(-1)?.version.changed_by).toBe('boss@forge.example');
      const first = found.docs.find(({ version }) => version.title === original)!;
      await page.goto(`/admin/collections/products/6/versions/${first.id}`);
      await page.getByRole('button', { name: /restore this version/i }).click();
      await page.locator('dialog[open] #confirm-action').click();
      await expect.poll(() => product()?.title).toBe(original);
    },
  );

  test(
    'stays on the site while an earlier draft of it is restored',
    full,
    async ({ page, signedIn }) => {
      const { request } = signedIn;
      const path = '/payload-api/products/12';
      const before = publishedProducts().find(({ id }) => id === 12)!.title;
      const save = (title: string, query = '', status = 'draft') =>
        request.patch(path + query, { data: { title, _status: status }, headers });
      await save('An early draft', '?draft=true');
      await save(before, '', 'published');
      const found = (await (
        await request.get('/payload-api/products/versions?where[parent][equals]=12&sort=createdAt')
      ).json()) as { docs: { id: number; version: { title: string } }[] };
      const draft = found.docs.find(({ version }) => version.title === 'An early draft')!;
      await page.goto(`/admin/collections/products/12/versions/${draft.id}`);
      await page.getByRole('button', { name: /restore this version/i }).click();
      await page.locator('dialog[open] #confirm-action').click();
      await expect(page.locator('#field-title')).toHaveValue('An early draft');
      await nextPublish(request);
      expect(publishedProducts().find(({ id }) => id === 12)?.title).toBe(before);
    },
  );
});

test(
  'a text keeps its tables, pictures and code when somebody writes in it',
  full,
  async ({ page, signedIn }) => {
    const html = () => {
      const posts = JSON.parse(readFileSync(contentFile('home-blog.json'), 'utf8')) as {
        id: number;
        html: string;
      }[];
      return posts.find(({ id }) => id === 1)!.html;
    };
    const before = html();
    for (const part of ['<table><caption>', '<figure><img ', '<pre>'])
      expect(before).toContain(part);
    await page.goto('/admin/collections/posts/1');
    const first = page.locator('[contenteditable=true] > p', { hasText: 'Hardly an order' });
    await first.click({ position: { x: 2, y: 4 } });
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Edited. ');
    await page.locator('#action-save').click();
    await expect.poll(html).not.toBe(before);
    expect(html()).toBe(before.replace('<p>', '<p>Edited. '));
    expect(signedIn).toBeTruthy();
  },
);

test.describe('a file that was changed by hand', () => {
  test('stays, and the first page says so', full, async ({ page, signedIn }) => {
    const file = contentFile('skills.json');
    const byHand = readFileSync(file, 'utf8').replace('80', '81');
    writeFileSync(file, byHand);
    await signedIn.request.patch('/payload-api/skills/1', {
      data: { percent: 70, _status: 'published' },
      headers,
    });
    await page.goto('/admin');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/skills\.json was changed outside/)).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    expect(readFileSync(file, 'utf8')).toBe(byHand);
    await page.getByRole('link', { name: 'Compare skills.json' }).click();
    await expect(page.locator('#field-comparison')).toHaveValue(/- in the file: .*81/);
  });
});

test(
  'words of the site are found, and said in words of the company',
  full,
  async ({ page, signedIn: { request } }) => {
    const served = async () => {
      const answer = await request.get(`${CONTENT_URL}/api/pages/words`, {
        headers: { authorization: 'Bearer the-token-of-the-journeys' },
      });
      return answer.ok() ? ((await answer.json()) as { data: unknown }).data : undefined;
    };
    await page.goto('/admin/globals/words', { waitUntil: 'networkidle' });
    const search = page.getByLabel('Find a phrase');
    await search.fill('cart is EMPTY');
    await page.getByLabel('Your cart is empty.').fill('Nothing here yet.');
    await search.fill('remove {name}');
    const remove = page.getByLabel('Remove {name}', { exact: true });
    await remove.fill('Take it out');
    await expect(page.getByText('{name} is missing.', { exact: true })).toBeVisible();
    await page.locator('#action-save').click();
    await expect(page.getByText('common.remove: {name} is missing.').first()).toBeVisible();
    await remove.fill('');
    await page.locator('#action-save').click();
    await expect.poll(served, { intervals: [100] }).toEqual({ 'cart.empty': 'Nothing here yet.' });
    const answer = await request.post('/payload-api/globals/words', {
      data: { words: {}, _status: 'published' },
      headers,
    });
    expect(answer.ok()).toBe(true);
  },
);
