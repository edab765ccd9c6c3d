import sharp from 'sharp';
import { readHead } from './page-head';
import { expect, test } from './test';

test.describe('social card', () => {
  for (const [path, plain] of [
    ['/service-details/1', '/service'],
    ['/shop-details/1', '/clients'],
  ] as const) {
    test(`the card of ${path} shows its own picture`, async ({ request }) => {
      const shadesOf = async (page: string) => {
        const card = await (
          await request.get((await readHead(request, page)).meta('og:image'))
        ).body();
        const picture = { left: 720, top: 0, width: 480, height: 630 };
        const { entropy } = await sharp(card).extract(picture).stats();
        return entropy;
      };
      // A photo has many shades of grey, a drawing few.
      expect(await shadesOf(path)).toBeGreaterThan((await shadesOf(plain)) + 2);
    });
  }

  test('a card that belongs to no page is a 404', async ({ request }) => {
    for (const path of [
      '/og/nothing.png',
      '/og/shop-details/99999.png',
      '/og/about',
      '/og/a/b.png',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
