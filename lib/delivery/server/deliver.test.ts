import zlib from 'node:zlib';
import { br, gzip, page, serveDelivered, text } from '@/lib/testing/delivered-site';

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
    expect(head.headers['content-length']).toBeUndefined();
    const plain = await site.ask('/page', {}, 'HEAD');
    expect(plain.headers['content-length']).toBe(String(text.length));
    const whole = await site.ask('/page', br);
    expect(zlib.brotliDecompressSync(whole.raw).toString()).toBe(text);
  });

  it('leaves pictures and short bodies as they are', async () => {
    site.headers = { ...page, 'content-type': 'image/avif' };
    expect((await site.ask('/page', br)).headers['content-encoding']).toBeUndefined();
    site.headers = page;
    site.body = 'short';
    expect((await site.ask('/short', br)).raw.toString()).toBe('short');
  });
});
