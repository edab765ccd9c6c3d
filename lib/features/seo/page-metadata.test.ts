import { listPageMetadata, pageMetadata } from './page-metadata';
import { routes } from '@/lib/pages/routes';

describe('page metadata', () => {
  it('gives variants a canonical URL and other pages noindex, never both', () => {
    for (const { path } of routes) {
      const { alternates, robots } = pageMetadata(path);
      if (robots) expect(alternates?.canonical ?? path).toBe(path);
    }
    expect(pageMetadata('/blog-3').alternates?.canonical).toBe('/blog');
    expect(pageMetadata('/home-2').alternates?.canonical).toBe('/');
    expect(pageMetadata('/shop/filtered').alternates).toBeNull();
    expect(pageMetadata('/cart').robots).toEqual({ index: false });
    expect(pageMetadata('/about')).not.toHaveProperty('robots');
  });

  it("uses the content's description if it is long enough", () => {
    const own = 'Shirts and trousers, cut and sewn in our own halls.';
    expect(pageMetadata('/about', { description: own }).description).toBe(own);
    expect(pageMetadata('/', { title: 'Garments' }).title).toBe('Garments');
    expect(pageMetadata('/about', { description: 'Short.' }).description).toMatch(
      /^Who we .* Short\.$/,
    );
    expect(pageMetadata('/about', {}).description).toBe(pageMetadata('/about').description);
  });

  it('gives every page its own card', () => {
    const cards = routes.map(({ path }) => JSON.stringify(pageMetadata(path).openGraph?.images));
    expect(new Set(cards).size).toBe(routes.length);
    expect(cards[0]).toContain('"/og/home.png"');
  });

  it("gives list pages unique titles and a variant's pages the base URL", () => {
    const further = listPageMetadata({ path: '/blog-2', title: 'Notes' }, 3);
    expect(further.title).toBe('Notes, page 3');
    expect(further.alternates).toEqual({ canonical: '/blog' });
    expect(listPageMetadata({ path: '/shop', title: 'Shop' }, 2).alternates).toEqual({
      canonical: '/shop/page/2',
    });
  });
});
