import type { IncomingMessage } from 'node:http';
import { cleanQuery } from './clean-query';

it.each([
  ['/search?q=seal%02ring', '/search?q=seal%20ring'],
  ['/search?q=%1B[31m%c2%85%E2%80%A8x', '/search?q=%20[31m%20%20x'],
  ['/search?q=%0%000', '/search?q=%0%200'],
  ['/search?q=a%09b%C2%A0%C3%A4', '/search?q=a%09b%C2%A0%C3%A4'],
  ['/about%00?q=1', '/about%00?q=1'],
  ['/about', '/about'],
])('the query of %s becomes that of %s', (url, cleaned) => {
  const request = { url } as IncomingMessage;
  cleanQuery(request);
  expect(request.url).toBe(cleaned);
});
