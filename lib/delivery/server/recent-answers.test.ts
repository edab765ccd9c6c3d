/** @jest-environment node */
import zlib from 'node:zlib';
import { br, gzip, page, serveDelivered, text } from '@/lib/testing/delivered-site';
import { beginPageGeneration } from './page-generation';

const site = serveDelivered();

function publishChange() {
  beginPageGeneration();
  site.body = text.replace('Forged', 'Cast');
  site.etag = '"two"';
}

it('asks once a second for a page that everybody gets, in each encoding', async () => {
  await site.ask('/page', br);
  const again = await site.ask('/page', br);
  expect(site.asked).toBe(1);
  expect(zlib.brotliDecompressSync(again.raw).toString()).toBe(text);
  expect(again.headers.vary).toBe('rsc, Accept-Encoding');
  await site.ask('/page', gzip);
  await site.ask('/page?other', br);
  expect(site.asked).toBe(3);
});

it('lets one of a crowd look for a new copy when the second is over, and no one see the old one for long', async () => {
  const start = 5_000;
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  await site.ask('/page', br);
  site.headers = { ...page, 'x-nextjs-cache': 'STALE', 'x-slow': 'yes' }; // brings nothing to keep
  now.mockReturnValue(start + 1_000);
  await Promise.all([site.ask('/page', br), site.ask('/page', br), site.ask('/page', br)]);
  expect(site.asked).toBe(2);
  now.mockReturnValue(start + 1_250);
  await Promise.all([site.ask('/page', br), site.ask('/page', br)]);
  expect(site.asked).toBe(4);
});

it('sends one of a crowd for a page that was just published; the others get what it brings', async () => {
  await site.ask('/page', br);
  publishChange();
  const answers = await Promise.all([1, 2, 3, 4].map(() => site.ask('/page', br)));
  expect(site.asked).toBe(2);
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
    await site.ask('/page', br);
    beginPageGeneration();
    site.headers = answered;
    const answers = await Promise.allSettled([1, 2, 3].map(() => site.ask('/page', br)));
    expect(site.asked).toBe(4);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
  },
);

it('answers HEAD and a known ETag from the same copy, without a body', async () => {
  const { headers: full } = await site.ask('/page', br);
  const head = await site.ask('/page', br, 'HEAD');
  expect(head.raw).toHaveLength(0);
  expect(head.headers['content-length']).toBe(full['content-length']);
  const unchanged = await site.ask('/page', { ...br, 'if-none-match': '"other", W/"one"' });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers).toMatchObject({ etag: 'W/"one"', vary: 'rsc, Accept-Encoding' });
  expect(unchanged.headers['content-encoding']).toBeUndefined();
  expect(site.asked).toBe(1);
});

it('asks anew as soon as something is published', async () => {
  await site.ask('/page', br);
  publishChange();
  const { raw } = await site.ask('/page', br);
  expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
});

it('does not keep what was asked for before something was published', async () => {
  site.headers = { ...page, 'x-publish': 'meanwhile' };
  await site.ask('/page', br);
  await site.ask('/page', br);
  expect(site.asked).toBe(2);
});

it('lets a cache in front give a page again until the second is over, and an old one never', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_900);
  expect((await site.ask('/page', br)).headers['x-accel-expires']).toBe('@1795000000');
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_001_100);
  expect((await site.ask('/page', br)).headers['x-accel-expires']).toBe('@1795000001');
  expect(site.asked).toBe(1);
  site.headers = { ...page, 'x-nextjs-cache': 'STALE' };
  expect((await site.ask('/stale', br)).headers['x-accel-expires']).toBe('0');
  site.headers = { ...page, 'cache-control': 'private, no-store' };
  expect((await site.ask('/mine', br)).headers['x-accel-expires']).toBeUndefined();
});

it.each([
  ['cookie', 'a=1'],
  ['authorization', 'Bearer x'],
  ['rsc', '1'],
  ['next-action', 'x'],
  ['range', 'bytes=0-9'],
  ['cache-control', 'no-cache'],
])('lets a request with %s through every time', async (name, value) => {
  await site.ask('/page', br);
  await site.ask('/page', { ...br, [name]: value });
  await site.ask('/page', { ...br, [name]: value });
  expect(site.asked).toBe(3);
});

it.each([
  ['sets a cookie', { ...page, 'set-cookie': 'a=1' }],
  ['is private', { ...page, 'cache-control': 'private, no-store' }],
  ['is being made anew', { ...page, 'x-nextjs-cache': 'STALE' }],
  ['is no page', { ...page, 'content-type': 'application/json' }],
])('never keeps what %s', async (_, answered) => {
  site.headers = answered;
  await site.ask('/page', br);
  await site.ask('/page', br);
  expect(site.asked).toBe(2);
});
