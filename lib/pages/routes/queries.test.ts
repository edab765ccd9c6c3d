import { dynamicPaths } from '@/lib/pages/routes';
import { isMadePerRequest, isOfQuery, isOfVisitor, normalUrl } from './queries';

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

describe('normalUrl', () => {
  it.each([
    ['/search?q=Gear', '/search?q=Gear'],
    ['/search?utm_source=mail&q=++ring%20+gear+&x=1', '/search?q=ring+gear'],
    ['/search?q=Za%CC%88hne', '/search?q=Z%C3%A4hne'],
    ['/search?q=one&q=two', '/search?q=one'],
    [`/search?q=${'a'.repeat(200)}`, `/search?q=${'a'.repeat(100)}`],
    ['/search?q=+', '/search'],
    ['/search', '/search'],
    ['/shop?page=2&srsltid=a', '/shop'],
    ['/contact?utm_source=mail', '/contact'],
    ['/about?q=ring', '/about'],
    ['/quote?product=2&utm_medium=x', '/quote?product=2'],
    ['/contact?about=product:2&subject=x', '/contact?about=product%3A2'],
    ['/contact?about=', '/contact'],
    ['/shop?size=2&category=b&category=a&category=a', '/shop?category=a&category=b&size=2'],
    ['/shop?page=2&category=a', '/shop?category=a&page=2'],
    ['/shop?page=2&category=', '/shop'],
    ['/shop/compare?id=3&id=1', '/shop/compare?id=1&id=3'],
    ['/downloads?language=de&kind=manual', '/downloads?kind=manual&language=de'],
  ])('of %s is %s', (url, normal) => expect(normalUrl(url)).toBe(normal));
});

describe('a page', () => {
  it.each(['/search', '/search?utm_source=mail', '/shop?category=a', '/contact?about=', '/quote'])(
    'is made from the query of %s',
    (url) => expect(isOfQuery(url)).toBe(true),
  );

  it.each([
    ...['/', '/shop', '/shop?page=2', '/contact?utm_source=mail', '/about?q=ring'],
    ...['/contact/result?about=product:2', '/shop/filtered?category=a', '/%73earch?q=a'],
    ...['/SEARCH?q=a', '/constructor?q=a'],
  ])('is not made from the query of %s', (url) => expect(isOfQuery(url)).toBe(false));

  it('is for one visitor where it is made for a request, and reads no query that others share', () => {
    const ofVisitors = ['/certificate/unlock', '/contact/result', '/quote/result'];
    expect(dynamicPaths.filter(isOfVisitor)).toEqual(ofVisitors);
    expect(['/', '/no-page', '/certificate'].filter(isOfVisitor)).toEqual([]);
  });
});
