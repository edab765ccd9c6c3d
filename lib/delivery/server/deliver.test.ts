import { createHash } from 'node:crypto';
import zlib from 'node:zlib';
import { br, gzip, page, serveDelivered, text } from '@/testing/delivered-site';
import { previewCookie } from '@/testing/preview-cookie';

const site = serveDelivered();

describe('the response pipeline', () => {
  it.each([
    ['brotli', '/page', br, 'br', zlib.brotliDecompressSync],
    ['gzip', '/page', gzip, 'gzip', zlib.gunzipSync],
    ['brotli, streamed', '/streamed', br, 'br', zlib.brotliDecompressSync],
    ['gzip, streamed', '/streamed', gzip, 'gzip', zlib.gunzipSync],
    ['gzip, brotli refused', '/page', { 'accept-encoding': 'br;q=0, *' }, 'gzip', zlib.gunzipSync],
  ])('gives the same text as %s', async (_, path, accepted, encoding, decode) => {
    const answer = await site.ask(path, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('rsc, Accept-Encoding');
    expect(answer.raw.length).toBeLessThan(text.length / 5);
    expect(decode(answer.raw).toString()).toBe(text);
  });

  it('leaves the text alone for a browser that takes neither', async () => {
    const answer = await site.ask('/page', { 'accept-encoding': 'identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.etag).toBe('"one"');
    expect(answer.raw.toString()).toBe(text);
  });

  it('says of the bytes what is true of them', async () => {
    const answer = await site.ask('/page', br);
    expect(answer.headers['content-length']).toBe(String(answer.raw.length));
    expect(answer.headers.etag).toBe('W/"one"');
  });

  it('says of the head what it would say of the whole', async () => {
    const head = await site.ask('/page', br, 'HEAD');
    expect(head.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"one"' });
    expect(head.raw).toHaveLength(0);
    const whole = await site.ask('/page', br);
    expect(zlib.brotliDecompressSync(whole.raw).toString()).toBe(text);
    for (const name of ['content-length', 'content-security-policy'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    site.headers = { ...page, 'content-type': 'text/css' };
    const sheet = await site.ask('/a.css', {}, 'HEAD');
    expect(sheet.headers['content-length']).toBe(String(text.length));
  });

  it('leaves downloads as they are, with their length and parts', async () => {
    const download = {
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=3600, no-transform',
      'accept-ranges': 'bytes',
      'x-body-length': String(text.length),
    };
    for (const sent of [br, { ...br, cookie: previewCookie() }])
      for (const method of ['GET', 'HEAD']) {
        // Next.js gives it no length, and the headers before the body.
        Object.assign(site, { headers: download, etag: '' });
        const { headers, raw } = await site.ask('/media/a/model.ifc', sent, method);
        expect(headers).toMatchObject({
          'content-length': String(text.length),
          'accept-ranges': 'bytes',
        });
        for (const name of ['content-encoding', 'x-body-length', 'transfer-encoding'])
          expect([name, headers[name]]).toEqual([name, undefined]);
        expect(raw.toString()).toBe(method === 'HEAD' ? '' : text);
      }
  });

  it.each([
    ['as a whole', { etag: '"a"', 'x-body-length': String(text.length) }, 'br', undefined],
    ['not while it is streamed', {}, undefined, 'bytes'],
  ])('compresses a drawing %s, and offers no parts of that', async (_, known, coding, parts) => {
    const drawing = { 'content-type': 'image/svg+xml', 'accept-ranges': 'bytes' };
    Object.assign(site, { headers: { ...drawing, ...known }, etag: '' });
    const { headers } = await site.ask('/media/a/logo.svg', br);
    expect([headers['content-encoding'], headers['accept-ranges']]).toEqual([coding, parts]);
    expect(headers.etag).toBe(coding && 'W/"a"');
  });

  it('leaves pictures and short bodies as they are', async () => {
    site.headers = { ...page, 'content-type': 'image/avif' };
    expect((await site.ask('/page', br)).headers['content-encoding']).toBeUndefined();
    site.headers = { ...page, 'content-type': 'text/plain' };
    site.body = 'short';
    expect((await site.ask('/short', br)).raw.toString()).toBe('short');
  });
});

describe('a page', () => {
  const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const html = (body: string) => `<html><head></head><body>${body}${script}</body></html>`;
  const loader = createHash('sha256').update('wake()').digest('base64');

  beforeEach(() => (site.body = html('Größe')));

  it('waits with its scripts, and says which may run', async () => {
    const { headers, raw } = await site.ask('/page');
    expect(String(raw)).toBe(
      '<html><head><script>wake()</script></head><body>Größe<script type="text/inert" data-src="/_next/static/chunks/a.js"></script></body></html>',
    );
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${loader}' `);
    expect(headers['content-length']).toBe(String(raw.length));
  });

  it('allows no script that merely stands in it', async () => {
    const { headers } = await site.ask('/page');
    site.etag = '"two"';
    site.body = html('<script>alert(1)</script>');
    const injected = await site.ask('/other');
    expect(injected.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('for one visitor is made the same way, and kept nowhere', async () => {
    site.headers = { ...page, 'cache-control': 'private, no-store' };
    site.etag = '';
    for (const visit of [1, 2]) {
      const { headers, raw } = await site.ask('/contact/result');
      expect(String(raw)).toContain('<script>wake()</script>');
      expect(headers.etag).toBeUndefined();
      expect(site.asked).toBe(visit);
    }
  });

  it('with drafts runs its scripts at once, in a frame of the editor', async () => {
    const cookie = previewCookie();
    const stored = await site.ask('/page', { cookie });
    expect(String(stored.raw)).toContain('<script>wake()</script>');
    site.headers = { ...page, 'cache-control': 'private, no-store' };
    const { headers, raw } = await site.ask('/page', { cookie });
    expect(String(raw)).toContain('<script data-at-once="">wake()</script>');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://editor");
  });

  it('that has never had its content says so, and is kept nowhere', async () => {
    site.body = html('<div data-not-loaded=""></div>');
    const { status, headers } = await site.ask('/page');
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
      503,
      'no-store',
      '10',
    ]);
    expect(headers['content-security-policy']).toContain(`'sha256-${loader}'`);
    await site.ask('/page');
    expect(site.asked).toBe(2);
  });

  it('that was found missing after its status had been sent answers 404, and is kept nowhere', async () => {
    site.body = html('<section data-not-found=""></section>');
    expect((await site.ask('/page')).status).toBe(404);
    await site.ask('/page');
    expect(site.asked).toBe(2);
    site.body = html('<script>["data-not-found",""]</script>');
    expect((await site.ask('/page')).status).toBe(200);
  });

  it('is none that has a policy of its own', async () => {
    site.headers = { ...page, 'content-security-policy': "default-src 'none'" };
    const { headers, raw } = await site.ask('/page');
    expect(String(raw)).toBe(site.body);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
  });
});
