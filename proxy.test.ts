/** @jest-environment node */
import { NextRequest } from 'next/server';
import { config, proxy } from './proxy';

const ask = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`));

it.each([
  ['/About', '/about'],
  ['/Service-Details/3?Ref=Mail', '/service-details/3?Ref=Mail'],
  ['/BLOG%C3%84', '/blog%C3%84'],
])('%s leads to %s', (from, to) => {
  const answer = ask(from);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000${to}`);
});

it('lets a %-sequence stand', () => {
  expect(ask('/caf%C3%A9').headers.get('location')).toBeNull();
});

it('leaves stored pages, files, media and the API alone', () => {
  const matcher = new RegExp(`^(${config.matcher.join('|')})$`);
  for (const path of ['/About', '/Service-Details/3', '/contact/result', '/certificate/unlock']) {
    expect(path).toMatch(matcher);
  }
  for (const path of [
    '/about',
    '/contact',
    '/media/a/B',
    '/_next/static/A',
    '/api/A',
    '/icon-A.svg',
  ]) {
    expect(path).not.toMatch(matcher);
  }
});

it('gives each view of a personal page a nonce of its own, and no inline script without it', () => {
  const [first, second] = [ask('/contact/result'), ask('/certificate/unlock')].map((answer) =>
    answer.headers.get('content-security-policy'),
  );
  expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
  expect(first).not.toMatch(/script-src[^;]*unsafe/);
  expect(first).not.toBe(second);
});
