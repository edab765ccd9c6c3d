/** @jest-environment node */
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { deliver } from './deliver';
import { beginPageGeneration } from './page-generation';

const text = 'Forged, rolled and machined. '.repeat(400);
const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300',
  'x-nextjs-cache': 'HIT',
  vary: 'rsc',
};

let asked = 0;
let headers: OutgoingHttpHeaders;
let body: string;
let etag: string;
let server: Server;

beforeEach(async () => {
  asked = 0;
  headers = page;
  body = text;
  etag = '"one"';
  server = http
    .createServer(
      deliver((request, response) => {
        asked += 1;
        if (headers['x-publish']) beginPageGeneration();
        if (headers['x-breaks-off'] && asked === 2) {
          setTimeout(() => response.destroy(), 50);
          return;
        }
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
        if (request.url === '/streamed') {
          response.write(body.slice(0, 100));
          response.end(body.slice(100));
          return;
        }
        response.setHeader('etag', etag);
        response.setHeader('content-length', Buffer.byteLength(body));
        if (request.headers['if-none-match']) response.writeHead(304).end();
        else if (request.method === 'HEAD') response.end(null);
        else if (headers['x-slow']) setTimeout(() => response.end(body), 50);
        else response.end(body);
      }),
    )
    .listen(0);
  await once(server, 'listening');
});
afterEach(() => {
  jest.restoreAllMocks();
  server.close();
});

type Answer = { status?: number; headers: IncomingHttpHeaders; raw: Buffer };

async function ask(path: string, sent: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const request = http.request({ port, path, method, headers: sent, agent: false }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const raw: Buffer[] = [];
  for await (const chunk of response) raw.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, raw: Buffer.concat(raw) };
}

const br = { 'accept-encoding': 'gzip, deflate, br' };
const gzip = { 'accept-encoding': 'gzip' };

it.each([
  ['brotli', '/page', br, 'br', zlib.brotliDecompressSync],
  ['gzip', '/page', gzip, 'gzip', zlib.gunzipSync],
  ['brotli, streamed', '/streamed', br, 'br', zlib.brotliDecompressSync],
  ['gzip, streamed', '/streamed', gzip, 'gzip', zlib.gunzipSync],
  ['gzip, brotli refused', '/page', { 'accept-encoding': 'br;q=0, *' }, 'gzip', zlib.gunzipSync],
])('gives the same text as %s', async (_, path, accepted, encoding, decode) => {
  const answer = await ask(path, accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('rsc, Accept-Encoding');
  expect(answer.raw.length).toBeLessThan(text.length / 5);
  expect(decode(answer.raw).toString()).toBe(text);
});

it('leaves the text alone for a browser that takes neither', async () => {
  const answer = await ask('/page', { 'accept-encoding': 'identity' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.etag).toBe('"one"');
  expect(answer.raw.toString()).toBe(text);
});

it('says of the bytes what is true of them', async () => {
  const answer = await ask('/page', br);
  expect(answer.headers['content-length']).toBe(String(answer.raw.length));
  expect(answer.headers.etag).toBe('W/"one"');
});

it('asks once a second for a page that everybody gets, in each encoding', async () => {
  await ask('/page', br);
  const again = await ask('/page', br);
  expect(asked).toBe(1);
  expect(zlib.brotliDecompressSync(again.raw).toString()).toBe(text);
  expect(again.headers.vary).toBe('rsc, Accept-Encoding');
  await ask('/page', gzip);
  await ask('/page?other', br);
  expect(asked).toBe(3);
});

it('lets one of a crowd look for a new copy when the second is over, and no one see the old one for long', async () => {
  const start = 5_000;
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  await ask('/page', br);
  headers = { ...page, 'x-nextjs-cache': 'STALE', 'x-slow': 'yes' }; // brings nothing to keep
  now.mockReturnValue(start + 1_000);
  await Promise.all([ask('/page', br), ask('/page', br), ask('/page', br)]);
  expect(asked).toBe(2);
  now.mockReturnValue(start + 1_250);
  await Promise.all([ask('/page', br), ask('/page', br)]);
  expect(asked).toBe(4);
});

it('sends one of a crowd for a page that was just published; the others get what it brings', async () => {
  await ask('/page', br);
  beginPageGeneration();
  body = text.replace('Forged', 'Cast');
  etag = '"two"';
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('/page', br)));
  expect(asked).toBe(2);
  for (const { raw } of answers) {
    expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
  }
});

it.each([
  ['brings nothing to keep', { ...page, 'x-nextjs-cache': 'STALE' }],
  ['does not come back', { ...page, 'x-breaks-off': 'the second' }],
])(
  'lets the others of a crowd go themselves when the one that was sent %s',
  async (_, answered) => {
    await ask('/page', br);
    beginPageGeneration();
    headers = answered;
    const answers = await Promise.allSettled([1, 2, 3].map(() => ask('/page', br)));
    expect(asked).toBe(4);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
  },
);

it('answers HEAD and a known ETag from the same copy, without a body', async () => {
  const { headers: full } = await ask('/page', br);
  const head = await ask('/page', br, 'HEAD');
  expect(head.raw).toHaveLength(0);
  expect(head.headers['content-length']).toBe(full['content-length']);
  const unchanged = await ask('/page', { ...br, 'if-none-match': '"other", W/"one"' });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers).toMatchObject({ etag: 'W/"one"', vary: 'rsc, Accept-Encoding' });
  expect(unchanged.headers['content-encoding']).toBeUndefined();
  expect(asked).toBe(1);
});

it('says of the head what it would say of the whole', async () => {
  const head = await ask('/page', br, 'HEAD');
  expect(head.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"one"' });
  expect(head.headers['content-length']).toBeUndefined();
  const plain = await ask('/page', {}, 'HEAD');
  expect(plain.headers['content-length']).toBe(String(text.length));
  const whole = await ask('/page', br);
  expect(zlib.brotliDecompressSync(whole.raw).toString()).toBe(text);
});

it('asks anew as soon as something is published', async () => {
  await ask('/page', br);
  beginPageGeneration();
  body = text.replace('Forged', 'Cast');
  etag = '"two"';
  const { raw } = await ask('/page', br);
  expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
});

it('does not keep what was asked for before something was published', async () => {
  headers = { ...page, 'x-publish': 'meanwhile' };
  await ask('/page', br);
  await ask('/page', br);
  expect(asked).toBe(2);
});

it('lets a cache in front give a page again until the second is over, and an old one never', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_900);
  expect((await ask('/page', br)).headers['x-accel-expires']).toBe('@1795000000');
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_001_100);
  expect((await ask('/page', br)).headers['x-accel-expires']).toBe('@1795000001');
  expect(asked).toBe(1);
  headers = { ...page, 'x-nextjs-cache': 'STALE' };
  expect((await ask('/stale', br)).headers['x-accel-expires']).toBe('0');
  headers = { ...page, 'cache-control': 'private, no-store' };
  expect((await ask('/mine', br)).headers['x-accel-expires']).toBeUndefined();
});

it.each([
  ['cookie', 'a=1'],
  ['authorization', 'Bearer x'],
  ['rsc', '1'],
  ['next-action', 'x'],
  ['range', 'bytes=0-9'],
  ['cache-control', 'no-cache'],
])('lets a request with %s through every time', async (name, value) => {
  await ask('/page', br);
  await ask('/page', { ...br, [name]: value });
  await ask('/page', { ...br, [name]: value });
  expect(asked).toBe(3);
});

it.each([
  ['sets a cookie', { ...page, 'set-cookie': 'a=1' }],
  ['is private', { ...page, 'cache-control': 'private, no-store' }],
  ['is being made anew', { ...page, 'x-nextjs-cache': 'STALE' }],
  ['is no page', { ...page, 'content-type': 'application/json' }],
])('never keeps what %s', async (_, answered) => {
  headers = answered;
  await ask('/page', br);
  await ask('/page', br);
  expect(asked).toBe(2);
});

it('leaves pictures and short bodies as they are', async () => {
  headers = { ...page, 'content-type': 'image/avif' };
  expect((await ask('/page', br)).headers['content-encoding']).toBeUndefined();
  headers = page;
  body = 'short';
  expect((await ask('/short', br)).raw.toString()).toBe('short');
});
