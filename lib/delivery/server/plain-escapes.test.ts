import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadToPlainEscapes } from './plain-escapes';

/** @returns where it leads, or the URL that the request has then */
function ask(url: string, method = 'GET') {
  const request = { method, url, headers: {} } as IncomingMessage;
  let location: string | undefined;
  const writeHead = (_: number, headers: { location: string }) => {
    location = headers.location;
    return { end: () => undefined };
  };
  const isAnswered = leadToPlainEscapes(request, { writeHead } as unknown as ServerResponse, {});
  return isAnswered ? `to ${location}` : request.url;
}

it.each([
  ['/%61bout', 'to /about'],
  ['/shop-details/spur%2dgear%5F1%7e?q=%61', 'to /shop-details/spur-gear_1~?q=%61'],
  ['/shop/category/zahnr%c3%a4der?q=%c3', '/shop/category/zahnr%C3%A4der?q=%c3'],
  ['/about', '/about'],
  ['/%2561bout%2f%00', '/%2561bout%2F%00'],
  ['/media/%62rand/logo.svg', '/media/%62rand/logo.svg'],
  // It would lead to another site.
  ['//%65vil.example/', '//%65vil.example/'],
  ['/\\%65vil.example/', '/\\%65vil.example/'],
  ['/%2e%2e/about', '/%2E%2E/about'],
])('%s: %s', (url, expected) => expect(ask(url)).toBe(expected));

it('leads on nobody who sends something', () =>
  expect(ask('/api/%65nquiries', 'POST')).toBe('/api/%65nquiries'));
