import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startContentHost, type ContentHost } from '../faults/content-host';
import { prepareSite, type Site } from '../faults/site';
import { expect, full, test } from '../test';
import { requestText, sendRaw } from './raw-request';

// One after another: all of them attack the same site.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let host: ContentHost;
let site: Site;
const log = () => readFile(path.join(site.folder, 'output.log'), 'utf8');
const send = (line: string, ...headers: string[]) =>
  sendRaw(site.url, requestText(line, ...headers));

test.beforeAll(async () => {
  host = await startContentHost();
  site = await prepareSite('malformed-requests', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    LOG_LEVEL: 'info',
  });
  await site.start();
  expect((await site.get('/about')).status).toBe(200);
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

const query = (parameters: number) =>
  Array.from({ length: parameters }, (_, index) => index.toString(36)).join('&');

test.describe('a query', () => {
  test('of 100 parameters is answered, of 101 refused', async () => {
    expect((await site.get(`/about?${query(100)}`)).status).toBe(200);
    for (const page of ['/about', '/_next/image', '/api/health', '/nothing']) {
      expect((await site.get(`${page}?${query(101)}`)).status, page).toBe(400);
    }
  });

  test('of 4,000 parameters keeps nobody waiting', async () => {
    const long = `/about?${query(4_000)}`;
    expect(long.length).toBeGreaterThan(14_000);
    const attacks = Array.from({ length: 50 }, () => site.get(long));
    const visit = await site.get('/about');
    for (const { status } of await Promise.all(attacks)) expect(status).toBe(400);
    expect(visit.status).toBe(200);
    // Twenty seconds where Next.js reads them all; the rest is for a machine with other work.
    expect(visit.ms).toBeLessThan(5_000);
  });
});

const UPGRADES = process.env.EVERYDAY ? 100 : 500;

test(`${UPGRADES} requests for another protocol are answered like any others`, async () => {
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
  ];
  const answers = await Promise.all(
    Array.from({ length: UPGRADES }, (_, index) => {
      const line = index % 2 ? 'GET /about HTTP/1.1' : 'GET /nothing-here HTTP/1.1';
      const text = [line, 'Host: localhost', ...upgrade, 'Connection: close', '', ''].join('\r\n');
      return Promise.race([
        sendRaw(site.url, text).then((answer) => answer?.status),
        new Promise<string>((resolve) => setTimeout(resolve, 45_000, 'open')),
      ]);
    }),
  );
  const count = (wanted: unknown) => answers.filter((one) => one === wanted).length;
  expect([count(200), count(404)]).toEqual([UPGRADES / 2, UPGRADES / 2]);
  expect((await site.get('/about')).status).toBe(200);
});

test('control characters in a path are refused, in a query blanks, and never reach the log', async () => {
  const forged = '%0A%7B%22level%22:30,%22msg%22:%22forged%22%7D';
  const answers: [target: string, status: number][] = [
    // Only images that the content names are made.
    [`/_next/image?url=%2Fpictures%2F${forged}&w=750&q=75`, 404],
    [`/_next/image?url=%2Fmedia%2Fx%0d%0aforged&w=750&q=75`, 404],
    [`/about%00forged`, 400],
    [`/about%C2%85forged`, 400],
    [`/about%E2%80%A8forged?x=1`, 400],
    [`/about?x=%1B[31mforged`, 200],
    [`/about?x=%C2%85forged`, 200],
    [`/about?x=%E2%80%A8forged`, 200],
    [`/search?q=seal%02forged`, 200],
    [`/api/search?q=${forged}`, 200],
  ];
  for (const [target, status] of answers)
    expect((await send(`GET ${target}`))?.status, target).toBe(status);
  expect((await site.get('/about?x=a%09b%C2%A0%C3%A4')).status).toBe(200);
  const lines = (await log()).split('\n');
  expect(lines.filter((line) => /forged/.test(line))).toEqual([]);
});

test('a form of 3 MB in empty parts keeps nobody waiting, and is not read above the limit', async () => {
  const parts = '--XbX\r\n\r\n\r\n'.repeat(270_000);
  const post = async () => {
    const began = performance.now();
    const answer = await sendRaw(
      site.url,
      [
        'POST /api/quotes HTTP/1.1',
        'Host: localhost',
        'Connection: close',
        'Accept: application/json',
        'Content-Type: multipart/form-data; boundary=XbX',
        `Content-Length: ${parts.length}`,
        '',
        parts,
      ].join('\r\n'),
    );
    return { status: answer?.status, ms: performance.now() - began };
  };
  const attack = Promise.all(Array.from({ length: 12 }, post));
  const visit = await site.get('/about');
  const answers = await attack;
  expect(visit.status).toBe(200);
  // Seven seconds of the only thread for each where the parser goes on; the rest is for other work.
  expect(visit.ms).toBeLessThan(5_000);
  // Those that send on into the closed connection may not see the answer.
  for (const { status, ms } of answers) {
    expect([413, 429, undefined]).toContain(status);
    expect(ms).toBeLessThan(10_000);
  }
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});

test('whoever asks for very many pages made for each request is asked to wait', full, async () => {
  // Another spelling counts as the page does, and costs less here.
  const statuses: (number | undefined)[] = [];
  while (statuses.length < 640 && !statuses.includes(429)) {
    const some = await Promise.all(Array.from({ length: 20 }, () => send('GET /SEARCH')));
    statuses.push(...some.map((answer) => answer?.status));
  }
  expect(new Set(statuses.slice(0, 560))).toEqual(new Set([308]));
  expect(statuses).toContain(429);
  for (const path of ['/search?q=ring', '/shop?category=a', '/contact?about=product:1']) {
    const refused = await send(`GET ${path}`);
    expect([path, refused?.status]).toEqual([path, 429]);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toContain('Please wait a few minutes.');
  }
  // What need not be escaped leads to the page, and costs nothing.
  const respelt = await send('GET /%73earch?q=ring');
  expect([respelt?.status, respelt?.headers.location]).toEqual([308, '/search?q=ring']);
  expect((await site.get('/about')).status).toBe(200);
});

test('TRACE and CONNECT are refused in one line, without a stack trace in the log', async () => {
  for (const target of ['/about', '/api/health', '/api/nothing', '/_next/image?url=x']) {
    expect((await send(`TRACE ${target}`))?.status, target).toBe(405);
  }
  expect((await send('CONNECT localhost:80'))?.status).toBe(405);
  expect((await send('PROPFIND /api/health'))?.status).toBe(405);
  expect(await log()).not.toMatch(/TypeError|\n +at /);
});

test('a request with an absolute URL gets the page, whatever host it names', async () => {
  const page = await send('GET http://other.example/about');
  expect(page?.status).toBe(200);
  expect(page?.body).toContain('<h1');
  expect((await send('GET http://other.example'))?.status).toBe(200);
  expect((await send('GET HTTP://other.example/nothing-here?a=b'))?.status).toBe(404);
  expect((await send('GET ftp://other.example/about'))?.status).toBe(400);
});

test('every kind of answer carries the headers of pages', async () => {
  const kinds: [number, string][] = [
    [200, requestText('GET /about')],
    [405, requestText('OPTIONS /about')],
    [204, requestText('OPTIONS /api/enquiries')],
    [200, requestText('GET /about', 'Expect: something')],
    [308, requestText(`GET /About?${'x'.repeat(7_000)}`)],
    [308, requestText('GET /about/')],
    [308, requestText('GET //about')],
    [400, requestText('GET /%E0%A4%A')],
    [400, requestText('GET /_next/image?url=x')],
    [400, requestText(`GET /about?${query(101)}`)],
    [400, 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET /about HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n'],
    [404, requestText('GET /nothing-here')],
    [404, requestText('GET /api/nothing')],
    [404, requestText('GET /_next/static/nothing.js')],
    [405, requestText('DELETE /about')],
    [405, requestText('DELETE /api/enquiries')],
    [405, requestText('TRACE /about')],
    [405, requestText('CONNECT localhost:80')],
    [431, requestText('GET /about', `X-Long: ${'x'.repeat(40_000)}`)],
  ];
  for (const [status, text] of kinds) {
    const answer = await sendRaw(site.url, text);
    const kind = text.split('\r\n')[0]?.slice(0, 60);
    expect([kind, answer?.status]).toEqual([kind, status]);
    expect([kind, answer?.headers]).toEqual([
      kind,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/default-src '(none|self)'/),
      }),
    ]);
    // The latter would say twice what a redirect repeats of a long query.
    for (const name of ['x-powered-by', 'refresh'])
      expect([kind, answer?.headers]).not.toEqual([
        kind,
        expect.objectContaining({ [name]: expect.anything() }),
      ]);
  }
});
