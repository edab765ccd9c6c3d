import { listPageMetadata, pageMetadata } from './metadata';
import { routes } from './routes';

it('keeps variants out by their canonical address, and the unlisted by noindex, never by both', () => {
  for (const { path } of routes) {
    const { alternates, robots } = pageMetadata(path);
    if (robots) expect(alternates?.canonical).toBe(path);
  }
  expect(pageMetadata('/blog-3').alternates?.canonical).toBe('/blog');
  expect(pageMetadata('/home-2').alternates?.canonical).toBe('/');
  expect(pageMetadata('/cart').robots).toEqual({ index: false });
  expect(pageMetadata('/about')).not.toHaveProperty('robots');
});

it('gives every page a card of its own', () => {
  const cards = routes.map(({ path }) => JSON.stringify(pageMetadata(path).openGraph?.images));
  expect(new Set(cards).size).toBe(routes.length);
  expect(cards[0]).toContain('"/og/home.png"');
});

it('tells further pages of a list apart; those of a variant belong to its base', () => {
  const further = listPageMetadata('/blog-2', 3);
  expect(further.title).toBe('Engineers’ notes on forging, steel and heat, page 3');
  expect(further.alternates).toEqual({ canonical: '/blog' });
  expect(listPageMetadata('/shop', 2).alternates).toEqual({ canonical: '/shop/page/2' });
});
