import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import getPort from 'get-port';
import { until } from '../../bin/cluster/programs';
import { FIXED_HEADERS, PLAIN_POLICY } from '../../lib/http/fixed-headers';
import { itIfInstalled } from '../it-if-installed';
import { startNginx, testFolder } from './testing';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

const folder = testFolder();

function expectHeadersOfSite({ headers }: Response) {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) {
    expect(headers.get(name)).toBe(value);
  }
  expect(headers.get('content-security-policy')).toBe(PLAIN_POLICY);
}

describe('nginx', () => {
  itIfInstalled(
    BROTLI,
    'brotli by nginx (package libnginx-mod-http-brotli-filter)',
    true,
  )('compresses static files with brotli for clients that accept it', async () => {
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
  });

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
