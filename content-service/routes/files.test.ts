import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanUp, startTestService, writeFiles } from '../testing/test-service';

afterEach(cleanUp);

const TOKEN = 'a-token-of-the-site';

async function startWithFiles() {
  const service = await startTestService({ token: TOKEN });
  await writeFiles(service.mediaDir, {
    'heroes/press.jpg': 'not really a picture',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '.env': 'secret',
    '.git/config': 'secret',
  });
  await writeFiles(service.documentsDir, { 'certificate.pdf': '%PDF-1.4' });
  return service.app;
}

describe('media', () => {
  it('is served with type, length, ETag and a short max-age', async () => {
    const app = await startWithFiles();
    const response = await app.inject('/media/heroes/press.jpg');
    expect(response.body).toBe('not really a picture');
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '20',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
    });
    const again = await app.inject({
      url: '/media/heroes/press.jpg',
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['a+b & c; d, e?.jpg', 'C#.jpg', '100%.jpg', 'größe.jpg', '轴承/图.jpg'])(
    'is found by its name, however that is escaped: %s',
    async (name) => {
      const service = await startTestService();
      await writeFiles(service.mediaDir, { [name.normalize('NFD')]: 'a picture' });
      for (const asked of [name, name.normalize('NFD')]) {
        const everything = asked.split('/').map(encodeURIComponent).join('/');
        const little = encodeURI(asked).replace(/[?#]/g, encodeURIComponent);
        for (const path of [everything, little, `${everything}?v=1`]) {
          const { statusCode, body } = await service.app.inject(`/media/${path}`);
          expect([path, statusCode, body]).toEqual([path, 200, 'a picture']);
        }
      }
    },
  );

  it('is served in ranges', async () => {
    const app = await startWithFiles();
    const rangeOf = (range: string) =>
      app.inject({ url: '/media/heroes/press.jpg', headers: { range } });
    expect(await rangeOf('bytes=0-2')).toMatchObject({ statusCode: 206, body: 'not' });
    expect((await rangeOf('bytes=99-')).statusCode).toBe(416);
  });

  it('is resumed by its ETag, and begun anew by another', async () => {
    const app = await startWithFiles();
    const { headers } = await app.inject('/media/heroes/press.jpg');
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"/);
    for (const [seen, statusCode] of [
      [etag, 206],
      [String(headers['last-modified']), 206],
      [`W/${etag}`, 200],
      ['"other"', 200],
    ] as const)
      expect(
        await app.inject({
          url: '/media/heroes/press.jpg',
          headers: { range: 'bytes=0-2', 'if-range': seen },
        }),
      ).toMatchObject({ statusCode });
  });

  it('has a sandbox policy when it is SVG', async () => {
    const app = await startWithFiles();
    const { headers } = await app.inject('/media/logo.svg');
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it.each([
    '/media/',
    '/media/heroes',
    '/media/heroes/',
    '/media/missing.jpg',
    '/media/.env',
    '/media/.git/config',
    '/media/..%2fdocuments%2fcertificate.pdf',
    '/media/heroes/press.jpg%00.svg',
  ])('%s is rejected with a message', async (url) => {
    const app = await startWithFiles();
    const response = await app.inject(url);
    const status = response.statusCode;
    expect([400, 403, 404]).toContain(status);
    expect(response.json()).toEqual({ status, message: expect.stringMatching(/\.$/) as string });
    expect(response.body).not.toMatch(/secret|PDF/);
  });
});

describe('path traversal', () => {
  // With http.request, because `inject` and `fetch` resolve the dots.
  it.each([
    '/media/../documents/certificate.pdf',
    '/media/%2e%2e/documents/certificate.pdf',
    '/media/..%2f..%2fdocuments/certificate.pdf',
    '/media/heroes/..\\..\\documents\\certificate.pdf',
    '/media//../documents/certificate.pdf',
    '/media/../api/site-settings',
  ])('%s is rejected', async (path) => {
    const app = await startWithFiles();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const outgoing = request({ port, host: '127.0.0.1', path, agent: false }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(JSON.parse(body)).toMatchObject({ status: response.statusCode });
  });
});

describe('documents', () => {
  it('are not stored by caches', async () => {
    const app = await startWithFiles();
    const response = await app.inject({
      url: '/documents/certificate.pdf',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(response.body).toBe('%PDF-1.4');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
  });
});
