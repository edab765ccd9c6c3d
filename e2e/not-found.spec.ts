import { expectLayerOrder } from './cascade-layers';
import { untilAllArrived } from './requests';
import { expect, test } from './test';
import { visit } from './visit';

test.describe('404 screen', () => {
  for (const path of [
    '/nothing-here',
    '/about/nothing',
    '/main',
    '/main/about',
    '/fr/about',
    '/api/about',
    '/no-page',
    '/service-details/abc',
    '/service-details/99999',
    '/service-details/1x',
    '/service-details',
    '/shop-details/99999',
    '/shop-details/abc',
    '/shop/page/99',
    '/shop/page/0',
    '/service/page/99',
    '/blog-single/99999',
    '/blog-single/abc',
  ]) {
    test(`answers ${path} with status 404`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      expect(html).toContain('<title>Page not found | Hammerscale Forge</title>');
      expect(html).toContain('Oops! Page Not Found.');
      expect(html).toContain('The page you are looking for was never existed.');
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>[\s\S]{0,80}BACK HOME/);
      expect(html.match(/<link [^>]*as="font"/g)).toHaveLength(1);
    });
  }

  test('brings no frame and no preload into the data of other pages', async ({ request }) => {
    const data = await (await request.get('/faq?_rsc', { headers: { rsc: '1' } })).text();
    expect(data).toContain('"id":"not-found"');
    expect(data.match(/"id":"main"/g)).toHaveLength(1);
    expect(data).not.toMatch(/:HL\[[^\n]*"image"/);
  });

  for (const [path, tag] of [
    ['/nothing-here', undefined],
    ['/service-details/99999', '@full'],
    ['/shop/page/99', '@full'],
    ['/blog-single/abc', '@full'],
  ] as const)
    test(
      `at ${path} stays itself with scripts, and logs nothing but its status`,
      { tag },
      async ({ page, faults }) => {
        await visit(page, path);
        await untilAllArrived(page);
        expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
        await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
          'content',
          /noindex/,
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found.');
        await expectLayerOrder(page);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCount(1);
      },
    );
});
