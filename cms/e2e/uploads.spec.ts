import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, full, photo, publishedProducts, servedProducts, test } from './editor';
import { CONTENT_URL, EDITOR_URL, SITE_URL } from './places';

const headers = { origin: EDITOR_URL };

test(
  'a picture is cut, gets a focal point, and a new name on the site',
  full,
  async ({ page, signedIn }) => {
    const before = publishedProducts().find(({ id }) => id === 4)!.thumbnail!;
    const found = await signedIn.request.get(
      `/payload-api/media?where[public_path][equals]=${before.replace('/media/', '')}`,
      { headers },
    );
    const [picture] = ((await found.json()) as { docs: { id: number; width: number }[] }).docs;
    await page.goto(`/admin/collections/media/${picture!.id}`);
    await page.getByRole('button', { name: /edit image/i }).click();
    // Until the picture is there, its width is 0 and no other is taken.
    const width = page.locator('input[name="Width (px)"]');
    await expect(width).toHaveValue(String(picture!.width));
    await width.fill('300');
    await expect(width).toHaveValue('300');
    await page.locator('input[name="X %"]').fill('20');
    await page.getByRole('button', { name: 'Apply Changes' }).click();
    await page.locator('#action-save').click();
    await expect
      .poll(async () => {
        const answer = await signedIn.request.get(`/payload-api/media/${picture!.id}`, { headers });
        return (await answer.json()) as object;
      })
      .toMatchObject({ width: 300, focalX: 20 });
    await expect
      .poll(() => publishedProducts().find(({ id }) => id === 4)!.thumbnail)
      .not.toBe(before);
  },
);

test(
  'a product gets a CAD model among its documents, which visitors save',
  full,
  async ({ page, signedIn }) => {
    const model = resolve(
      import.meta.dirname,
      '../../demo-company/media/documents/seamless-rolled-ring.step',
    );
    const last = async () => (await servedProducts(signedIn.request))[9]?.documents?.at(-1);
    await page.goto('/admin/collections/products/10');
    await page
      .locator('#field-documents')
      .getByRole('button', { name: /add document/i })
      .click();
    await page.locator('#field-documents__1__kind .rs__control').click();
    await page.locator('.rs__option', { hasText: 'CAD model' }).click();
    const field = page.locator('#field-documents__1__file');
    await field.getByRole('button', { name: /create new/i }).click();
    const drawer = page.locator('dialog[open]');
    await drawer.locator('input[type=file]').setInputFiles(model);
    await drawer.locator('#field-alt').fill('The disc as a model');
    await drawer.locator('#action-save').click();
    await expect(field.getByText(/seamless-rolled-ring-/)).toBeVisible();
    await page.locator('#action-save').click();
    await expect.poll(last).toMatchObject({ kind: 'cad-model', size: statSync(model).size });
    const { file: served = '' } = (await last())!;
    const file = served.replace(/\?v=[\w-]{6}$/, '');
    expect(file).toMatch(/^\/media\/uploads\/seamless-rolled-ring-[\w-]+\.step$/);
    // The site has a path of its own for a file of the host: the one that the product's page links to.
    const link = new RegExp(`href="(/media/[0-9a-f]{8}${file}\\?v=[\\w-]{6})"`);
    const visit = async (path: string) => await fetch(SITE_URL + path);
    const linked = async () => link.exec(await (await visit('/shop-details/10')).text())?.[1];
    await expect.poll(linked).toBeTruthy();
    const answer = await visit((await linked())!);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('model/step');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(model))).toBe(true);
  },
);

test.describe('uploads', () => {
  test('of anything but a picture are refused with a sentence', async ({ signedIn }) => {
    for (const [name, text] of [
      ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['photo.jpg', '<html><script>alert(1)</script></html>'],
      ['photo.png', 'GIF89a'],
    ] as const) {
      const answer = await signedIn.request.post('/payload-api/media', {
        headers,
        multipart: {
          file: { name, mimeType: 'image/jpeg', buffer: Buffer.from(text) },
          _payload: JSON.stringify({ alt: 'x' }),
        },
      });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain('no picture that the site can show');
    }
  });

  test('of 12 MB are taken, and of 21 MB refused in words', full, async ({ signedIn }) => {
    const upload = (megabytes: number) => {
      const buffer = Buffer.alloc(megabytes * 1024 * 1024);
      buffer.write('%PDF-1.7\n');
      return signedIn.request.post('/payload-api/media', {
        headers,
        multipart: {
          file: { name: 'manual.pdf', mimeType: 'application/pdf', buffer },
          _payload: JSON.stringify({ alt: 'The manual' }),
        },
      });
    };
    expect((await upload(12)).status()).toBe(201);
    expect((await upload(20)).status()).toBe(201);
    for (const megabytes of [21, 40]) {
      const refused = await upload(megabytes);
      expect(refused.status()).toBe(413);
      expect(await refused.text()).toContain('A file may have 20 MB at most.');
    }
  });

  test('choose no path of their own', async ({ signedIn }) => {
    const answer = await signedIn.request.post('/payload-api/media', {
      headers,
      multipart: {
        file: { name: '../../evil.jpg', mimeType: 'image/jpeg', buffer: await photo() },
        _payload: JSON.stringify({ alt: 'x', public_path: '../../../evil.jpg' }),
      },
    });
    const { doc } = (await answer.json()) as { doc: { id: number; public_path: string } };
    expect(doc.public_path).toMatch(/^uploads\/evil-[\w-]+\.jpg$/);
  });
});

test('what all journeys have published passes the check of content hosts', async () => {
  const check = [
    '--import',
    'tsx',
    '--conditions=react-server',
    'bin/content-check.ts',
    CONTENT_URL,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, check, {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, CONTENT_TOKEN: 'the-token-of-the-journeys' },
  });
  expect(stdout).toContain('industrial-products');
});
