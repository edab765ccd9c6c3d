import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_COUNTS, OTHER_NAMES } from '@/contract/counts';
import { countAnswer } from './count-answer';
import { count, takeCounts } from './counter';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

type Visit = {
  url?: string;
  method?: string;
  sent?: Record<string, string>;
  status?: number;
  got?: Record<string, string>;
};

function visit({
  url = '/about',
  method = 'GET',
  sent = {},
  status = 200,
  got = HTML,
}: Visit = {}) {
  const headers = { host: 'forge.example', 'user-agent': BROWSER, ...sent };
  const response = Object.assign(new EventEmitter(), {
    statusCode: status,
    writeHead: () => undefined,
    getHeader: (name: string) => got[name as keyof typeof got],
  });
  const request = { url, method, headers };
  countAnswer(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  // As Next.js does where it rewrites.
  request.url = '/elsewhere';
  response.emit('finish');
  return takeCounts().map(({ kind, name, count: times }) => [kind, name, times]);
}

describe('countAnswer', () => {
  it('counts a page without its query', () =>
    expect(visit({ url: '/contact?about=product:1' })).toEqual([['pages', '/contact', 1]]));

  it('counts a page that the browser still had', () =>
    expect(visit({ status: 304, got: {}, sent: { accept: 'text/html,*/*' } })).toHaveLength(1));

  it('counts the host name of another website, and nothing else of it', () =>
    expect(visit({ sent: { referer: 'https://search.example/?q=forge' } })).toEqual([
      ['pages', '/about', 1],
      ['referrers', 'search.example', 1],
    ]));

  it.each(['https://forge.example/shop', 'android-app://x.example', 'nonsense'])(
    'counts no referrer %s',
    (referer) => expect(visit({ sent: { referer } })).toEqual([['pages', '/about', 1]]),
  );

  it('counts a path where nothing is', () =>
    expect(visit({ url: '/old.html', status: 404 })).toEqual([['not-found', '/old.html', 1]]));

  it('counts a file', () =>
    expect(
      visit({
        url: '/shop-details/1/datasheet.pdf',
        got: { 'content-type': 'application/pdf' },
        sent: { 'sec-fetch-dest': 'empty' },
      }),
    ).toEqual([['downloads', '/shop-details/1/datasheet.pdf', 1]]));

  it.each<[string, Visit]>([
    ['a program', { sent: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a tool', { sent: { 'user-agent': 'curl/8.0' } }],
    ['a request that only prepares', { sent: { 'sec-purpose': 'prefetch;prerender' } }],
    ['data for a soft navigation', { sent: { rsc: '1' } }],
    ['what a page loads', { sent: { 'sec-fetch-dest': 'image' } }],
    ['a draft', { sent: { cookie: 'a=b; __prerender_bypass=x' } }],
    ['a head', { method: 'HEAD' }],
    ['a post', { method: 'POST' }],
    ['a redirect', { status: 308 }],
    ['a failure', { status: 500 }],
    ['JSON', { got: { 'content-type': 'application/json' } }],
  ])('does not count %s', (_, request) => expect(visit(request)).toEqual([]));
});

describe('count', () => {
  it('adds up, and counts names beyond the bound as one', () => {
    for (let number = 0; number < MAX_COUNTS * 2; number += 1) count('not-found', `/${number}`);
    count('not-found', '/0', 4);
    const counts = takeCounts();
    expect(counts.length).toBeLessThanOrEqual(MAX_COUNTS);
    expect(counts[0]).toEqual({ kind: 'not-found', name: '/0', count: 5 });
    expect(counts.find(({ name }) => name === OTHER_NAMES)?.count).toBeGreaterThan(MAX_COUNTS);
    expect(takeCounts()).toEqual([]);
  });

  it('cuts long names', () => {
    count('pages', `/${'a'.repeat(5_000)}`);
    expect(takeCounts()[0]?.name).toHaveLength(200);
  });
});
