import type { IncomingMessage, ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import { takeCounts } from '@/lib/features/counts/counter';
import { NO_PAGE } from '@/lib/pages/page-paths';
import { br, gzip, page, serveDelivered, text } from '@/testing/delivered-site';
import { changeContent } from '@/testing/change-content';
import { previewCookie } from '@/testing/preview-cookie';
import { StoredAnswers } from './stored-answers';

const site = serveDelivered();

function renderAgain() {
  site.body = text.replace('Forged', 'Cast');
  site.etag = '"two"';
  site.headers = { ...page, 'x-slow': 'yes' };
}

function publishChange() {
  changeContent();
  renderAgain();
}

describe('visits of a page', () => {
  it('are counted also where Next.js is not asked', async () => {
    const visitor = { ...br, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0' };
    const count = async () => {
      for (let visit = 0; visit < 5; visit += 1) await site.ask('/page', visitor);
      await site.ask('/page', { ...visitor, 'if-none-match': '"one"', accept: 'text/html' });
      return takeCounts().map(({ kind, name, count: times }) => [kind, name, times]);
    };
    expect(await count()).toEqual([['pages', '/page', 6]]);
    expect(site.asked).toBe(1);
    site.status = 404;
    changeContent();
    await site.ask(NO_PAGE, visitor);
    takeCounts();
    for (let visit = 0; visit < 5; visit += 1) await site.ask(NO_PAGE, visitor);
    expect(takeCounts()).toEqual([{ kind: 'not-found', name: NO_PAGE, count: 5 }]);
    expect(site.asked).toBe(2);
  });
});

describe('a stored answer', () => {
  it('of Next.js is given to everybody, in each encoding', async () => {
    await site.ask('/page', br);
    const again = await site.ask('/page', br);
    expect(site.asked).toBe(1);
    expect(zlib.brotliDecompressSync(again.raw).toString()).toBe(text);
    expect(again.headers.vary).toBe('rsc, Accept-Encoding');
    await site.ask('/page', gzip);
    await site.ask('/page?other', br);
    expect(site.asked).toBe(3);
  });

  it('stays whatever its age, and while other content changes', async () => {
    await site.ask('/page', br);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    changeContent('something else');
    await site.ask('/page', br);
    expect(site.asked).toBe(1);
  });

  it('of a page that was just made says that it was stored', async () => {
    site.headers = { ...page, 'x-nextjs-cache': 'MISS' };
    const states = [await site.ask('/page', br), await site.ask('/page', br)].map(
      ({ headers }) => headers['x-nextjs-cache'],
    );
    expect(states).toEqual(['MISS', 'HIT']);
    expect(site.asked).toBe(1);
  });

  it('of a page that could not be made again is asked for ten times a second', async () => {
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

  it('has no body for HEAD and a known ETag', async () => {
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

  it('is not given any more once the content of its page has changed', async () => {
    await site.ask('/page', br);
    publishChange();
    const { raw } = await site.ask('/page', br);
    expect(zlib.brotliDecompressSync(raw).toString()).toMatch(/^Cast/);
  });

  it('is not kept where the content has changed while it was made', async () => {
    site.headers = { ...page, 'x-publish': 'meanwhile' };
    await site.ask('/page', br);
    await site.ask('/page', br);
    expect(site.asked).toBe(2);
  });

  it('tells nginx to keep it until the second is over, and one of an old page not at all', async () => {
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
    ['cookie', '_ga=GA1.1.1; certificate-session=a'],
    ['cookie', '__prerender_bypass=1'],
    ['cookie', '__prerender_bypass=1; preview=W10.00'],
    ['cookie', previewCookie(-1)],
    ['authorization', 'Bearer x'],
    ['next-action', 'x'],
    ['x-prerender-revalidate', 'x'],
    ['range', 'bytes=0-9'],
    ['cache-control', 'no-cache'],
    ['pragma', 'no-cache'],
    ['host', 'evil.example'],
    ['next-router-state-tree', 'x'],
  ])('is also for a request with %s %s, which decides nothing', async (name, value) => {
    await site.ask('/page', { ...br, [name]: value });
    expect(site.lastRequest.cookie).toBeUndefined();
    const { raw } = await site.ask('/page', br);
    expect(await site.ask('/page', { ...br, [name]: value })).toMatchObject({ status: 200, raw });
    expect(site.asked).toBe(1);
  });

  it('is the same whatever a link has added to the URL, also for a navigation', async () => {
    for (const query of ['', '?utm_source=mail', '?srsltid=a', '?fbclid=b&page=2'])
      await site.ask(`/shop${query}`, br);
    expect([site.asked, site.lastRequest.url]).toEqual([1, '/shop']);
    site.headers = { ...page, 'content-type': 'text/x-component' };
    for (const query of ['_rsc=a', '_rsc=a&utm_source=mail', 'gclid=b&_rsc=a'])
      await site.ask(`/shop?${query}`, { ...br, rsc: '1' });
    expect([site.asked, site.lastRequest.url]).toEqual([2, '/shop?_rsc=a']);
  });

  it('is not for a preview, and not for a page of one visitor', async () => {
    await site.ask('/page', br);
    for (const path of ['/page', '/contact/result?a=b', '/page']) {
      await site.ask(path, { ...br, cookie: previewCookie() });
      expect(site.lastRequest).toEqual({ url: path, cookie: expect.stringContaining('a=b') });
    }
    expect(site.asked).toBe(4);
  });

  it('with the data of a page is apart from the page, by what a navigation says of itself', async () => {
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
  ])('is none that %s', async (_, answered) => {
    site.headers = answered;
    await site.ask('/page', br);
    await site.ask('/page', br);
    expect(site.asked).toBe(2);
  });
});

it('stored answers are bounded in number', () => {
  const answers = new StoredAnswers({ max: 2, maxBytes: 1_000 });
  const body = Buffer.from('page');
  const headers = { 'content-type': 'text/html' };
  for (const url of ['/a', '/b', '/c'])
    answers.store(url, {
      ...{ status: 200, headers, body, tags: [], epoch: -1 },
      until: Infinity,
    });
  const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse;
  const request = { headers: {} } as IncomingMessage;
  const kept = ['/a', '/b', '/c'].filter((url) => answers.serve(url, request, response));
  expect(kept).toEqual(['/b', '/c']);
});
