import { isMadePerRequest } from './made-per-request';

describe('isMadePerRequest', () => {
  it.each([
    '/search',
    '/search?q=ring',
    '/SEARCH',
    '/%73earch?q=ring',
    '/shop?category=rings',
    '/shop?page=2&size=%E2%80%A6',
    '/shop/filtered',
    '/downloads?kind=drawing',
    '/contact?about=product:1',
    '/quote?product=1',
    '/quote/result',
  ])('is true of %s', (url) => expect(isMadePerRequest(url)).toBe(true));

  it.each(['/', '/shop', '/shop?utm_source=fair', '/about?category=rings', '/%', '/searching'])(
    'is not true of %s',
    (url) => expect(isMadePerRequest(url)).toBe(false),
  );
});
