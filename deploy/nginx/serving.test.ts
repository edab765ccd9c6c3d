import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import getPort from 'get-port';
import { until } from '../../bin/cluster/programs';
import { FIXED_HEADERS, PLAIN_POLICY } from '../../lib/platform/http/fixed-headers';
import { itIfInstalled } from '../testing/it-if-installed';
import { startNginx, testFolder } from '../testing/nginx';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
/** Where nginx has not this module, CI too goes on without it. */
const itIfBrotli = (what: string) =>
  itIfInstalled(BROTLI, what, false, 'the package libnginx-mod-http-brotli-filter');

const folder = testFolder();

function expectHeadersOfSite({ headers }: Response) {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) {
    expect(headers.get(name)).toBe(value);
  }
  expect(headers.get('content-security-policy')).toBe(PLAIN_POLICY);
}

/** What `fetch` would not send. */
async function askRaw(port: number, head: string): Promise<Response> {
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += String(chunk);
    const [headers = '', body = ''] = answer.split('\r\n\r\n');
    if (body.length >= Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? Infinity))
      socket.end();
  });
  await once(socket, 'close');
  const [headers = '', body] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = headers.split('\r\n');
  return new Response(body, {
    status: Number(status.split(' ')[1]),
    headers: lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  });
}

describe('nginx', () => {
  itIfBrotli('brotli by nginx')(
    'compresses static files with brotli for clients that accept it',
    async () => {
      const styles = 'body { color: red }\n'.repeat(100);
      mkdirSync(`${folder}/_next/static`, { recursive: true });
      writeFileSync(`${folder}/_next/static/a.css`, styles);
      const host = `127.0.0.1:${await getPort()}`;
      const nginx = await startNginx(
        folder,
        ['--site', '127.0.0.1:3401', '--assets', folder, '--listen', host, '--brotli'],
        `load_module ${BROTLI};\n`,
      );
      const ask = (encoding: string) =>
        fetch(`http://${host}/_next/static/a.css`, { headers: { 'accept-encoding': encoding } });
      try {
        await until(async () => (await ask('identity')).ok, nginx.child);
        for (const [accepted, used] of [
          ['gzip, br', 'br'],
          ['gzip', 'gzip'],
          ['identity', null],
        ] as const) {
          const answer = await ask(accepted);
          expect(answer.headers.get('content-encoding')).toBe(used);
          expect(answer.headers.get('vary')).toBe('Accept-Encoding');
          expect(await answer.text()).toBe(styles);
        }
      } finally {
        await nginx.stop();
      }
    },
  );

  itIfInstalled(
    'nginx',
    'answers of nginx to malformed requests',
    true,
  )('refuses more than 100 parameters itself, with the headers of the sites', async () => {
    const site = createServer(({ url }, response) => response.end(url));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    const address = `127.0.0.1:${await getPort()}`;
    const nginx = await startNginx(folder, ['--site', `127.0.0.1:${port}`, '--listen', address]);
    const query = (parameters: number) => `/about?${'a&'.repeat(parameters - 1)}a`;
    const ask = (url: string) => fetch(`http://${address}${url}`);
    try {
      await until(async () => (await ask('/')).ok, nginx.child);
      expect(await (await ask(query(100))).text()).toBe(query(100));
      for (const refused of [query(101), query(3_000), '/%zz']) {
        const answer = await ask(refused);
        expect(answer.status).toBe(400);
        expectHeadersOfSite(answer);
      }
      expect((await ask('/forgefront-refused')).status).toBe(404);
    } finally {
      await nginx.stop();
      site.close();
    }
  });

  itIfInstalled(
    'nginx',
    'answers of nginx to what it refuses',
    true,
  )('says in words, with the headers of the sites, what it refuses itself', async () => {
    const site = createServer((_, response) => response.end('a page'));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    const own = await getPort();
    const nginx = await startNginx(folder, [
      ...['--site', `127.0.0.1:${port}`, '--listen', `127.0.0.1:${own}`],
    ]);
    const raw = (head: string) => askRaw(own, head);
    const HOST = 'Host: forge.example\r\n';
    try {
      await until(async () => (await fetch(`http://127.0.0.1:${own}/`)).ok, nginx.child);
      expect((await raw('GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
      for (const [status, head] of [
        [413, `POST /api/enquiries HTTP/1.1\r\n${HOST}Content-Length: 2000000\r\n\r\n`],
        [414, `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n`],
        [431, `GET / HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(9_000)}\r\n\r\n`],
        [405, `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
        [501, `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: rot13\r\n\r\n`],
        [400, `GET / HTTP/1.1\r\n\r\n`],
        [404, `GET /forgefront-refused HTTP/1.1\r\n${HOST}\r\n`],
      ] as const) {
        const answer = await raw(head);
        expect(answer.status).toBe(status);
        expectHeadersOfSite(answer);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        const page = await answer.text();
        expect(page).toMatch(
          /^<!doctype html><html lang="en">.*<h1>[A-Z].+<\/h1><p>[A-Z].+\.<\/p>/,
        );
        expect(page).not.toContain('nginx');
      }
    } finally {
      await nginx.stop();
      site.close();
    }
  });

  itIfInstalled(
    'nginx',
    'long headers through nginx',
    true,
  )('passes on long headers of a site, and long queries', async () => {
    const site = createServer(({ url = '' }, response) => {
      response.writeHead(200, { link: 'x'.repeat(6_000) }).end(String(url.length));
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    const address = `127.0.0.1:${await getPort()}`;
    const nginx = await startNginx(folder, ['--site', `127.0.0.1:${port}`, '--listen', address]);
    try {
      await until(async () => (await fetch(`http://${address}/quote`)).status > 0, nginx.child);
      for (const url of ['/quote', `/?q=${'a'.repeat(7_000)}`]) {
        const answer = await fetch(`http://${address}${url}`);
        expect([answer.status, await answer.text()]).toEqual([200, String(url.length)]);
      }
    } finally {
      await nginx.stop();
      site.close();
    }
  });

  itIfBrotli('what nginx caches and compresses of the sites')(
    'caches a page once, whatever a request adds, and passes downloads on as they are',
    async () => {
      const asked: string[] = [];
      const file = Buffer.alloc(200_000, 'model ');
      const site = createServer(({ url = '', headers }, response) => {
        asked.push(url);
        const [path, query] = url.split('?');
        if (url === '/datasheet.pdf') {
          response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 4 });
          return response.end('%PDF');
        }
        if (path?.startsWith('/media/')) {
          const known = { etag: '"strong"', 'accept-ranges': 'bytes' };
          const isPart = headers.range !== undefined && headers['if-range'] === known.etag;
          response.writeHead(isPart ? 206 : 200, {
            ...known,
            'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream',
            'content-length': isPart ? 10 : file.length,
            ...(isPart && { 'content-range': `bytes 0-9/${file.length}` }),
          });
          return response.end(isPart ? file.subarray(0, 10) : file);
        }
        if (path === '/old') return response.writeHead(308, { location: `/${query}` }).end();
        const isOfQuery = query?.includes('category=');
        const isKept = path === '/shop' && !isOfQuery;
        response.setHeader('cache-control', isOfQuery ? 'private, no-cache' : 's-maxage=300');
        // For longer than the test takes.
        if (isKept) response.setHeader('x-accel-expires', '60');
        return response.end(`${path} ${isOfQuery ? query : ''}`);
      });
      await once(site.listen(0, '127.0.0.1'), 'listening');
      const { port } = site.address() as AddressInfo;
      const own = await getPort();
      const nginx = await startNginx(
        folder,
        ['--site', `127.0.0.1:${port}`, '--listen', `127.0.0.1:${own}`, '--brotli'],
        `load_module ${BROTLI};\n`,
      );
      const ask = (url: string, headers = {}) =>
        fetch(`http://127.0.0.1:${own}${url}`, {
          headers: { 'accept-encoding': 'identity', ...headers },
          redirect: 'manual',
        });
      const files = () =>
        readdirSync(nginx.cache, { recursive: true, withFileTypes: true }).filter((entry) =>
          entry.isFile(),
        ).length;
      try {
        await until(async () => (await ask('/shop')).ok, nginx.child);
        const before = files();
        asked.length = 0;
        for (const query of ['?utm_source=a', '?srsltid=b&page=2', '?fbclid=c', '?_rsc=d'])
          expect(await (await ask(`/shop${query}`)).text()).toBe('/shop ');
        for (const headers of [
          { cookie: '_ga=1; certificate-session=a' },
          { 'cache-control': 'no-cache', pragma: 'no-cache' },
          { authorization: 'Bearer x', range: 'bytes=0-1' },
        ])
          await ask('/shop', headers);
        const other = `GET /shop HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
        expect((await askRaw(own, other)).status).toBe(200);
        expect([asked, files()]).toEqual([[], before]);
        await ask('/shop', { cookie: '__prerender_bypass=1' });
        for (const query of ['category=a', 'x=1&category=b'])
          expect(await (await ask(`/shop?${query}`)).text()).toBe(`/shop ${query}`);
        for (const to of ['a', 'b'])
          expect((await ask(`/old?${to}`)).headers.get('location')).toBe(`/${to}`);
        expect([asked.length, files()]).toEqual([5, before]);

        for (const range of ['bytes=0-1', 'bytes=0-1']) {
          const sheet = await ask('/datasheet.pdf', { range });
          expect([sheet.headers.get('content-length'), await sheet.text()]).toEqual(['4', '%PDF']);
        }
        for (const name of ['model.ifc', 'drawing.svg']) {
          const accepted = { 'accept-encoding': 'gzip, br' };
          const whole = await ask(`/media/${name}`, accepted);
          expect([...whole.headers]).toEqual(
            expect.arrayContaining([
              ['content-length', String(file.length)],
              ['etag', '"strong"'],
            ]),
          );
          expect(whole.headers.get('content-encoding')).toBeNull();
          await whole.body?.cancel();
          const rest = { ...accepted, range: 'bytes=0-9', 'if-range': '"strong"' };
          expect((await ask(`/media/${name}`, rest)).status).toBe(206);
        }
      } finally {
        await nginx.stop();
        site.close();
      }
    },
  );

  itIfInstalled(
    'nginx',
    'the page of nginx while no site answers',
    true,
  )('serves the page that the sites have written while none of them answers', async () => {
    const assets = `${folder}/shared`;
    mkdirSync(assets);
    const nobody = `127.0.0.1:${await getPort()}`;
    const address = `127.0.0.1:${await getPort()}`;
    const ask = (url: string) => fetch(`http://${address}${url}`);
    const nginx = await startNginx(folder, [
      ...['--site', nobody, '--listen', address, '--assets', assets],
    ]);
    try {
      await until(async () => (await ask('/')).status > 0, nginx.child);
      expect((await ask('/')).status).toBe(503);
      writeFileSync(`${assets}/unavailable.html`, 'Forge, +44 1');
      for (const url of ['/', '/contact?a=b', '/api/health']) {
        const answer = await ask(url);
        expect([answer.status, await answer.text()]).toEqual([502, 'Forge, +44 1']);
        expect(answer.headers.get('content-type')).toBe('text/html');
        expect(answer.headers.get('retry-after')).toBe('10');
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expectHeadersOfSite(answer);
      }
    } finally {
      await nginx.stop();
    }
  });
});
