import { addressFrom } from './link-address';

describe('links of a page', () => {
  it.each([
    ['/', '/de'],
    ['/#contact', '/de#contact'],
    ['/about', '/de/about'],
    ['/shop?category=gears#list', '/de/shop?category=gears#list'],
    ['/shop-details/ring/datasheet.pdf', '/de/shop-details/ring/datasheet.pdf'],
    ['/blog/feed.xml', '/de/blog/feed.xml'],
    ['/media-kit', '/de/media-kit'],
  ])('lead from German to %s in German', (href, address) => {
    expect(addressFrom('de', href)).toBe(address);
    expect(addressFrom('main', href)).toBe(href);
  });

  it.each([
    ...['#main', 'https://example.com/about', '//example.com', 'mailto:a@b.example', 'tel:1', ''],
    ...['/media/x/ring.pdf', '/api/certificate/document', '/_next/image?url=x', '/og/about.png'],
    ...['/pictures/a.webp', '/icon.svg', '/sitemap.xml?x', '/robots.txt'],
  ])('lead to %s as it is', (href) => expect(addressFrom('de', href)).toBe(href));
});
