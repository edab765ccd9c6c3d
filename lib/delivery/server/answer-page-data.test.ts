import { br, page, serveDelivered } from '@/testing/delivered-site';
import { changeContent, currentTag } from '@/testing/change-content';
import { pageDataUrl } from '@/lib/delivery/html/page-data';
import { dataNameOf } from './answer-page-data';

const site = serveDelivered();

const data = (...pieces: string[]) =>
  pieces.map((piece) => `<script>self.__next_f.push([1,"${piece}"])</script>`).join('');
const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const html = (...pieces: string[]) =>
  `<html><head></head><body>Größe${script}${data(...pieces)}</body></html>`;

beforeEach(() => (site.body = html('Größe', 'b')));

/** Where a page says that its data are. */
async function addressOf(path: string): Promise<string> {
  const { raw } = await site.ask(path);
  return /data-page="([^"]*)"/.exec(String(raw))![1]!;
}

it('stand apart from a page that is for everybody, whole and for ever', async () => {
  const { raw } = await site.ask('/page');
  expect(String(raw)).not.toContain('[1,');
  const address = await addressOf('/page?utm_source=a');
  const answer = await site.ask(address);
  expect(JSON.parse(String(answer.raw))).toEqual({
    sheets: [],
    pieces: [
      [1, 'Größe'],
      [1, 'b'],
    ],
  });
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(address).toMatch(/\?of=%2Fpage$/);
});

it('of a page that has changed since are kept for those who have it open', async () => {
  const address = await addressOf('/page');
  changeContent();
  Object.assign(site, { body: html('new'), etag: '"two"' });
  expect(await addressOf('/page')).not.toBe(address);
  expect((await site.ask(address)).status).toBe(200);
});

it('that are not kept are taken from the page, made anew from the same content', async () => {
  const name = dataNameOf('/about', [currentTag()]);
  site.body = html('written', 'in another order');
  const answer = await site.ask(pageDataUrl(name, '/about'));
  expect([answer.status, site.asked]).toEqual([200, 1]);
  expect(String(answer.raw)).toContain('in another order');
  await site.ask(pageDataUrl(name, '/about'));
  expect(site.asked).toBe(1);
  const other = pageDataUrl(name.replace(/./, '~'), '/about');
  expect((await site.ask(other)).status).toBe(404);
});

it('are not taken from a page that could not be made', async () => {
  const address = pageDataUrl(dataNameOf('/about', [currentTag()]), '/about');
  site.status = 500;
  expect((await site.ask(address)).status).toBe(404);
  site.status = 200;
  expect((await site.ask(address)).status).toBe(200);
});

it('of a page for a query are taken from it, too', async () => {
  Object.assign(site, { headers: { ...page, 'cache-control': 'private, no-store' }, etag: '' });
  const name = dataNameOf('/search?q=ring', [currentTag()]);
  expect((await site.ask(pageDataUrl(name, '/search?q=ring'))).status).toBe(200);
});

it('belong to the page by its ETag: one that looks the same is sent anew with the name of its data', async () => {
  const { headers } = await site.ask('/about', br);
  const known = { ...br, 'if-none-match': headers.etag, cookie: 'a=b' };
  expect((await site.ask('/about', known)).status).toBe(304);
  changeContent();
  expect((await site.ask('/about', known)).status).toBe(200);
});

it('stay in a page for one visitor', async () => {
  site.headers = { ...page, 'cache-control': 'private, no-store' };
  site.etag = '';
  expect(String((await site.ask('/contact/result')).raw)).toContain('[1,"b"]');
});

it.each([
  ...['//other.example/', '/\\other.example/', '/_next/static/a.js', 'page', ''],
  ...['/og/about.png', '/shop-details/1/datasheet.pdf', '/media/a/b.jpg', '/api/health'],
  ...['/./search?q=a', '/\tsearch?q=a', '/about?%26a', '/about?a=b', '/search?q=a&x=b', '/about#a'],
  ...['/\t/evil%E3%80%82example/A', '/sitemap.xml', '/elsewhere'],
])('are never asked for at %p', async (of) => {
  const address = `/_page-data/abc?of=${encodeURIComponent(of)}`;
  const { status, headers } = await site.ask(address);
  expect([status, headers['cache-control'], site.asked]).toEqual([404, 'no-store', 0]);
});

it('let nothing through that is no page', async () => {
  Object.assign(site, { status: 308, headers: { location: 'https://evil.example/' }, etag: '' });
  const { status, headers } = await site.ask('/_page-data/abc?of=%2Fabout');
  expect([status, headers.location, headers['cache-control']]).toEqual([
    404,
    undefined,
    'no-store',
  ]);
});

it('leave the page out where they are gone', async () => {
  const { status, headers, raw } = await site.ask('/_page-data/abc?of=%2Fabout', {
    cookie: 'a=b',
    'if-none-match': '"one"',
  });
  expect([status, String(raw), headers.etag]).toEqual([404, 'These data are gone.\n', undefined]);
  expect(site.lastRequest).toEqual({ url: '/about', cookie: undefined });
});
