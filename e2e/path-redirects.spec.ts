import { origin } from './site-under-test';
import { expect, test } from './test';

test.describe('redirect to the canonical path', () => {
  for (const [from, to] of [
    ['/About', '/about'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/service-details//1', '/service-details/1'],
    ['/Service-Details/1?Ref=Mail', '/service-details/1?Ref=Mail'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const answer = await request.get(origin + from, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(new URL(answer.headers().location ?? '', origin).href).toBe(origin + to);
    });
  }

  for (const from of [
    '/About//',
    '//ABOUT/?Ref=Mail&next=//evil.example',
    '/SERVICE-DETAILS///1/?Ref=Mail',
    '/Shop//Page/2/',
    '//evil.example',
    '//evil.example/About/',
    '/\\evil.example/',
    '/%5CEvil.example',
    '/%2F%2FEvil.example/',
    '/%2f/evil.example//',
    '/.//evil.example',
    '/About/%2e%2e//evil.example',
  ]) {
    test(`${from} leads neither to another site nor in circles`, async ({ request }) => {
      const query = [...new URL(origin + from).searchParams];
      let url = origin + from;
      for (let hops = 0; ; hops++) {
        const answer = await request.get(url, { maxRedirects: 0 });
        const { location } = answer.headers();
        if (!location) {
          expect([200, 400, 404]).toContain(answer.status());
          break;
        }
        expect(hops).toBeLessThan(3);
        expect(location).not.toMatch(/^[/\\]{2}/);
        const next = new URL(location, url);
        expect(next.origin).toBe(origin);
        expect([...next.searchParams]).toEqual(query);
        url = next.href;
      }
      // A path that means a page has come to its canonical spelling.
      if (/evil/i.test(from.split('?')[0]!)) return;
      expect(new URL(url).pathname).toMatch(/^(\/[a-z0-9-]+)+$/);
      expect((await request.get(url)).status()).toBe(200);
    });
  }
});
