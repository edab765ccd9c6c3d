import { expect, full, test } from './test';

test.describe('media', () => {
  test('of an unknown host, or outside of its folder, is a 404', async ({ request }) => {
    expect((await request.get('/media/00000000/media/a.jpg')).status()).toBe(404);
    expect((await request.get('/media/https:%2F%2Fexample.com/a.jpg')).status()).toBe(404);
  });

  const hrefIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

  test('serves pictures and nothing else that the host answers', async ({ request }) => {
    const html = await (await request.get('/portfolio')).text();
    const link = /<a[^>]*data-lightbox-index[^>]*>/.exec(html)?.[0] ?? '';
    const picture = hrefIn(link, /href="([^"]+)"/);
    const answer = await request.get(picture);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    const key = picture.split('/')[2];
    for (const path of ['/api/site-settings', '/health', '/outbox', '/api/pages/certificate']) {
      expect((await request.get(`/media/${key}${path}`)).status(), path).toBe(404);
    }
  });

  test('a part of the portfolio file can be asked for', async ({ request }) => {
    const html = await (await request.get('/portfolio')).text();
    const file = hrefIn(html, /href="([^"]+\.pdf(?:\?[^"]*)?)"/);
    const part = await request.get(file, { headers: { range: 'bytes=0-99' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    expect((await part.body()).length).toBe(100);
  });
});

test('clients show their logos', full, async ({ page }) => {
  await page.goto('/clients');
  const items = page.getByRole('main').getByRole('listitem');
  expect(await items.count()).toBeGreaterThanOrEqual(12);
  for (const item of await items.all()) {
    expect((await item.getByRole('img').count()) + (await item.innerText()).length).toBeGreaterThan(
      0,
    );
  }
});
