import zlib from 'node:zlib';
import { br, serveDelivered } from '@/testing/delivered-site';
import { previewCookie } from '@/testing/preview-cookie';
import CacheHandler from '../cache/cache-handler';
import type { CacheValue, SetContext } from '../next/cache-types';

const site = serveDelivered();

const html = `<p>${'Forged. '.repeat(300)}`;
const store = (value: object, path: string) =>
  new CacheHandler().set(
    `/route-cache/APP_PAGE/hash/$${path}`,
    value as CacheValue,
    {} as SetContext,
  );
const page = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': '' }, status: 200 };

beforeEach(() => {
  site.status = 500;
  site.headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  site.body = 'Internal Server Error';
});

describe('where a page cannot be made', () => {
  it('the last one is shown, and kept on the way for a second at most', async () => {
    await store(page, '/main/about');
    const { status, raw, headers } = await site.ask('/about?utm_source=mail', br);
    expect([status, zlib.brotliDecompressSync(raw).toString()]).toEqual([200, html]);
    expect(headers).toMatchObject({
      'cache-control': 's-maxage=1',
      'x-nextjs-cache': 'STALE',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(headers['x-next-cache-tags']).toBeUndefined();
  });

  it('a name of any script is found in both spellings', async () => {
    await store(page, '/main/blog-single/Z%C3%A4hne');
    await store(page, '/main/blog-single/Räder');
    for (const path of ['/blog-single/Z%C3%A4hne', '/blog-single/R%C3%A4der'])
      expect((await site.ask(path)).status).toBe(200);
  });

  it('a file that Next.js keeps stays, too', async () => {
    const headers = { 'content-type': 'application/xml' };
    await store(
      { kind: 'APP_ROUTE', body: Buffer.from('<urlset/>'), headers, status: 200 },
      '/sitemap.xml',
    );
    const answer = await site.ask('/sitemap.xml');
    expect([answer.status, answer.headers['content-type'], String(answer.raw)]).toEqual([
      200,
      'application/xml',
      '<urlset/>',
    ]);
  });

  it.each([
    ['there was none', '/new', {}],
    ['a preview asks', '/about', { cookie: previewCookie() }],
    ['the router asks for data', '/about', { rsc: '1' }],
  ])('the failure is told where %s', async (_, path, headers) => {
    await store(page, '/main/about');
    const answer = await site.ask(path, headers);
    expect([answer.status, String(answer.raw)]).toEqual([500, 'Internal Server Error']);
  });
});
