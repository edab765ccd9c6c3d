import http from 'node:http';
import zlib from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { pagesMadePerIp } from '@/lib/platform/limits/limits';
import { changeContent } from '@/testing/change-content';
import { br, page, serveDelivered, text } from '@/testing/delivered-site';
import { previewCookie } from '@/testing/preview-cookie';

const site = serveDelivered();

beforeEach(() => {
  // As Next.js answers with a page that is rendered for a request.
  site.headers = { ...page, 'cache-control': 'private, no-cache, no-store', 'x-nextjs-cache': '' };
  site.etag = '';
});

describe('a page for a query', () => {
  it('is kept for everybody, whatever they bring along', async () => {
    await site.ask('/search?q=ring', br);
    for (const [path, headers] of [
      ['/search?q=ring', {}],
      ['/search?q=+ring+&utm_source=mail', {}],
      ['/search?q=ring', { cookie: 'certificate-session=a' }],
      ['/search?q=ring', { cookie: '__prerender_bypass=1; preview=W10.00' }],
      ['/search?q=ring', { cookie: previewCookie(-1) }],
      ['/search?q=ring', { 'cache-control': 'no-cache', authorization: 'Bearer x' }],
      ['/search?q=ring', { range: 'bytes=0-9', host: 'evil.example' }],
    ] as const) {
      const { raw } = await site.ask(path, { ...br, ...headers });
      expect(zlib.brotliDecompressSync(raw).toString()).toBe(text);
    }
    expect(site.asked).toBe(1);
    await site.ask('/search?q=Ring', br);
    await site.ask('/search?q=ring');
    expect(site.asked).toBe(3);
  });

  it('is asked for as everybody would', async () => {
    await site.ask('/shop?utm_source=mail&size=2&category=a', { ...br, cookie: 'a=1' });
    expect(site.lastRequest).toMatchObject({ url: '/shop?category=a&size=2', cookie: undefined });
  });

  it('is nobody else’s to keep, and is not sent to a browser that has it', async () => {
    const { headers } = await site.ask('/quote?product=2', br);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['x-accel-expires']).toBeUndefined();
    const again = await site.ask('/quote?product=2', { ...br, 'if-none-match': headers.etag });
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    const head = await site.ask('/quote?product=2', br, 'HEAD');
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(site.asked).toBe(1);
  });

  it('is made again once its content has changed, also while it was made', async () => {
    await site.ask('/search?q=ring', br);
    changeContent('something else');
    await site.ask('/search?q=ring', br);
    expect(site.asked).toBe(1);
    changeContent();
    site.headers = { ...site.headers, 'x-publish': 'meanwhile' };
    await site.ask('/search?q=ring', br);
    await site.ask('/search?q=ring', br);
    expect(site.asked).toBe(3);
  });

  it('is made once, however many ask for it meanwhile', async () => {
    site.headers = { ...site.headers, 'x-slow': 'yes' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.ask('/search?q=ring', br)),
    );
    expect(new Set(answers.map(({ raw }) => raw.toString('base64'))).size).toBe(1);
    expect(site.asked).toBe(1);
  });

  it('that fails does so for all who wait, and for nobody after them', async () => {
    site.headers = { ...site.headers, 'x-slow': 'yes' };
    site.status = 500;
    const wait = () => Promise.all([1, 2, 3].map(() => site.ask('/search?q=ring', br)));
    expect((await wait()).map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(site.asked).toBe(1);
    site.status = 200;
    expect((await site.ask('/search?q=ring', br)).status).toBe(200);
  });

  it('is not kept where a part of it was ready late', async () => {
    site.body = `${text}<script>$RC("B:0","S:0")</script>`;
    for (const visit of [1, 2]) {
      expect((await site.ask('/search?q=ring', br)).headers.etag).toBeUndefined();
      expect(site.asked).toBe(visit);
    }
  });

  it('is made for the next one where the first has left', async () => {
    site.headers = { ...site.headers, 'x-slow': 'yes' };
    const first = http
      .get(`${site.url}/search?q=ring`, { headers: br })
      .on('error', () => undefined);
    while (site.asked === 0) await setTimeout(2);
    const next = site.ask('/search?q=ring', br);
    first.destroy();
    expect((await next).status).toBe(200);
  });

  it.each([
    ['what belongs to a visitor', '/contact/result', {}],
    ['its data', '/search?q=ring', { rsc: '1' }],
    ['a preview', '/search?q=ring', { cookie: previewCookie() }],
  ])('is none for %s', async (_, path, headers) => {
    for (const visit of [1, 2]) {
      const answer = await site.ask(path, { ...br, ...headers });
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(site.asked).toBe(visit);
    }
  });

  it('counts for the limit of its client until it is kept', async () => {
    await site.ask('/search?q=ring', br);
    await expect(
      (async () => {
        for (;;) await pagesMadePerIp('192.0.2.1');
      })(),
    ).rejects.toMatchObject({ status: 429 });
    const refused = await site.ask('/search?q=gear', br);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await site.ask('/search?q=ring', br)).status).toBe(200);
  });
});
