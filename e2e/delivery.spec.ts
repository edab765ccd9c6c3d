import { once } from 'node:events';
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { origin } from './site-under-test';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  identity: (body) => body,
};

/** As the wire has it: `fetch` would unpack the body. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const request = http.request(origin + path, { method, headers, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const encoding = response.headers['content-encoding'] ?? 'identity';
  return { status: response.statusCode, headers: response.headers, body, encoding };
}

const accept = (encoding: string) => ({ 'accept-encoding': encoding });

/** The parts of a page that are there in every copy of it. */
const textOf = ({ body, encoding }: Awaited<ReturnType<typeof ask>>) =>
  decoders[encoding]?.(body).toString();

/** The longest one of the home page: very short answers are not compressed. */
async function stylesheet(): Promise<string> {
  const [, address] = /data-page="([^"]+)"/.exec(textOf(await ask('/')) ?? '') ?? [];
  const { sheets } = JSON.parse(textOf(await ask(address!))!) as { sheets: string[] };
  const lengths = await Promise.all(sheets.map(async (url) => (await ask(url)).body.length));
  return sheets[lengths.indexOf(Math.max(...lengths))]!;
}

test.describe('delivery', () => {
  for (const name of ['/', '/service', 'a stylesheet', '/sitemap.xml', '/media-less-404']) {
    test(`${name} is the same text in brotli, gzip and plain`, async () => {
      const path = name.startsWith('/') ? name : await stylesheet();
      const plain = await ask(path, accept('identity'));
      const brotli = await ask(path, accept('gzip, deflate, br, zstd'));
      const gzip = await ask(path, accept('gzip'));
      expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual(['identity', 'br', 'gzip']);
      expect(textOf(brotli)).toBe(textOf(plain));
      expect(textOf(gzip)).toBe(textOf(plain));
      // Of a short text brotli may make a few bytes more.
      expect(brotli.body.length).toBeLessThan(gzip.body.length * 1.02);
      for (const { headers } of [plain, brotli, gzip]) {
        expect(headers.vary?.match(/accept-encoding/gi)).toHaveLength(1);
      }
    });
  }

  for (const path of ['/', '/about']) {
    test(`${path} answers 304 to a known ETag, and HEAD without a body`, async () => {
      const whole = await ask(path, accept('br'));
      const known = await ask(path, { ...accept('br'), 'if-none-match': whole.headers.etag });
      expect(known.status).toBe(304);
      expect(known.body).toHaveLength(0);
      const head = await ask(path, accept('br'), 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-security-policy']).toBe(
        whole.headers['content-security-policy'],
      );
    });

    test(`${path} says to HEAD how long it is`, async () => {
      // A page that is made again, or compressed better, between the two has another length.
      await expect(async () => {
        const whole = await ask(path, accept('br'));
        const head = await ask(path, accept('br'), 'HEAD');
        expect([undefined, whole.headers['content-length']]).toContain(
          head.headers['content-length'],
        );
      }).toPass({ timeout: 10_000 });
    });
  }

  test('keeps a page and its router payload apart', async () => {
    const page = await ask('/about', accept('br'));
    const data = await ask('/about?_rsc', { ...accept('br'), rsc: '1' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(data.headers['content-type']).toMatch(/^text\/x-component/);
    expect((await ask('/about', accept('br'))).headers['content-type']).toMatch(/^text\/html/);
  });
});
