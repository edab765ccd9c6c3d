import zlib from 'node:zlib';
import { takeCounts } from '@/lib/counts/counter';
import { NO_PAGE } from '@/lib/pages/missing';
import { br, gzip, page, serveDelivered, text } from '@/lib/testing/delivered-site';
import { noteInvalidation } from '@/lib/invalidation/tag-times';

const site = serveDelivered();

function renderAgain() {
  site.body = text.replace('Forged', 'Cast');
  site.etag = '"two"';
  site.headers = { ...page, 'x-slow': 'yes' };
}

function publishChange() {
  noteInvalidation([]);
  renderAgain();
}

describe('visits of a page', () => {
  it('are counted also where the micro cache answers', async () => {
    const visitor = { ...br, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0' };
    const count = async () => {
      for (let visit = 0; visit < 5; visit += 1) await site.ask('/page', visitor);
      await site.ask('/page', { ...visitor, 'if-none-match': '"one"', accept: 'text/html' });
      return takeCounts().map(({ kind, name, count: times }) => [kind, name, times]);
    };
    expect(await count()).toEqual([['pages', '/page', 6]]);
    expect(site.asked).toBe(1);
    site.status = 404;
    noteInvalidation([]);
    await site.ask(NO_PAGE, visitor);
    takeCounts();
    for (let visit = 0; visit < 5; visit += 1) await site.ask(NO_PAGE, visitor);
    expect(takeCounts()).toEqual([{ kind: 'not-found', name: NO_PAGE, count: 5 }]);
    expect(site.asked).toBe(2);
  });
});

describe('the micro cache', () => {
  it('asks Next.js once a second for a page that everybody gets, in each encoding', async () => {
    await site.ask('/page', br);
    const again = await site.ask('/page', br);
    expect(site.asked).toBe(1);
    expect(zlib.brotliDecompressSync(again.raw).toString()).toBe(text);
    expect(again.headers.vary).toBe('rsc, Accept-Encoding');
    await site.ask('/page', gzip);
    await site.ask('/page?other', br);
    expect(site.asked).toBe(3);
  });

  it('sends one of many requests to Next.js when the second is over', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    await site.ask('/page', br);
    renderAgain();
    now.mockReturnValue(6_000);
    await Promise.all([1, 2, 3].map(() => site.ask('/page', br)));
    expect(site.asked).toBe(2);
    const { raw } = await site.ask('/page', br);
    expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
    expect(site.asked).toBe(2);
  });

  it('asks ten times a second for a page that is being rendered again', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    site.headers = { ...page, 'x-nextjs-cache': 'STALE' };
    await site.ask('/page', br);
    now.mockReturnValue(5_099);
    const { headers } = await site.ask('/page', br);
    expect(headers['x-accel-expires']).toBe('0');
    expect(site.asked).toBe(1);
    now.mockReturnValue(5_100);
    renderAgain();
    const { raw } = await site.ask('/page', br);
    expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
  });

  it('does not serve the old answer any more once the request for the next one has ended', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    await site.ask('/page', br);
    site.headers = { ...page, 'cache-control': 'private, no-store' };
    now.mockReturnValue(6_000);
    await site.ask('/page', br);
    await site.ask('/page', br);
    expect(site.asked).toBe(3);
  });

  it('answers HEAD and a known ETag without a body', async () => {
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

  it('serves nothing stored before an invalidation', async () => {
    await site.ask('/page', br);
    publishChange();
    const { raw } = await site.ask('/page', br);
    expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
  });

  it('does not store an answer to a request from before an invalidation', async () => {
    site.headers = { ...page, 'x-publish': 'meanwhile' };
    await site.ask('/page', br);
    await site.ask('/page', br);
    expect(site.asked).toBe(2);
  });

  it('tells nginx to keep a page until the second is over, and a stale one not at all', async () => {
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
    ['next-action', 'x'],
    ['range', 'bytes=0-9'],
    ['cache-control', 'no-cache'],
  ])('passes a request with %s to Next.js every time', async (name, value) => {
    await site.ask('/page', br);
    await site.ask('/page', { ...br, [name]: value });
    await site.ask('/page', { ...br, [name]: value });
    expect(site.asked).toBe(3);
  });

  it('keeps the data of a page apart from the page, by what a navigation says of itself', async () => {
    site.headers = { ...page, 'content-type': 'text/x-component' };
    site.etag = '';
    const navigations = [
      { rsc: '1' },
      { rsc: '1', 'next-router-state-tree': 'a' },
      { rsc: '1', 'next-router-state-tree': 'b' },
    ];
    for (const headers of [...navigations, ...navigations]) {
      const { raw } = await site.ask('/page?_rsc', { ...br, ...headers });
      expect(zlib.brotliDecompressSync(raw).toString()).toBe(text);
    }
    expect(site.asked).toBe(navigations.length);
  });

  it.each([
    ['sets a cookie', { ...page, 'set-cookie': 'a=1' }],
    ['is private', { ...page, 'cache-control': 'private, no-store' }],
    ['is not a page', { ...page, 'content-type': 'application/json' }],
  ])('never stores an answer that %s', async (_, answered) => {
    site.headers = answered;
    await site.ask('/page', br);
    await site.ask('/page', br);
    expect(site.asked).toBe(2);
  });
});
