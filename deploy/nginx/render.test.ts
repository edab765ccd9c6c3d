import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram, startProgram, stopProgram, until } from '../../bin/cluster/programs';
import { FIXED_HEADERS, PLAIN_POLICY } from '../../lib/http/fixed-headers';
import { itIfInstalled } from '../it-if-installed';

const render = (...options: string[]) =>
  spawnSync(process.execPath, ['deploy/nginx/render.mjs', ...options], { encoding: 'utf8' });
const sites = ['--site', '127.0.0.1:3401', '--site', '127.0.0.1:3402'];

describe('render.mjs', () => {
  itIfInstalled(
    'nginx',
    'nginx configuration',
    true,
  )('nginx accepts the configuration, with and without a folder of static files', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    for (const assets of [[], ['--assets', `${folder}/assets`]]) {
      const { stdout } = render(
        ...[...sites, ...assets, '--listen', '127.0.0.1:3403'],
        ...['--cache', `${folder}/cache`, '--alone', folder],
      );
      writeFileSync(`${folder}/nginx.conf`, stdout);
      execFileSync(
        findProgram('nginx') ?? '',
        ['-t', '-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
        { stdio: 'pipe' },
      );
    }
    rmSync(folder, { recursive: true });
  });

  const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

  itIfInstalled(
    BROTLI,
    'brotli by nginx (package libnginx-mod-http-brotli-filter)',
    true,
  )('nginx compresses static files with brotli for clients that accept it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755);
    const styles = 'body { color: red }\n'.repeat(100);
    mkdirSync(`${folder}/_next/static`, { recursive: true });
    writeFileSync(`${folder}/_next/static/a.css`, styles);
    const host = `127.0.0.1:${await getPort()}`;
    const { stdout } = render(
      ...[...sites, '--assets', folder, '--listen', host, '--brotli'],
      ...['--cache', `${folder}/cache`, '--alone', folder],
    );
    writeFileSync(`${folder}/nginx.conf`, `load_module ${BROTLI};\n${stdout}`);
    const nginx = await startProgram(
      findProgram('nginx') ?? '',
      ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
      { cwd: folder, log: `${folder}/output.log` },
    );
    const ask = (encoding: string) =>
      fetch(`http://${host}/_next/static/a.css`, { headers: { 'accept-encoding': encoding } });
    try {
      await until(async () => (await ask('identity')).ok, nginx);
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
      await stopProgram(nginx);
      rmSync(folder, { recursive: true });
    }
  });

  itIfInstalled(
    'nginx',
    'answers of nginx to malformed requests',
    true,
  )('nginx refuses more than 100 parameters itself, with the headers of the sites', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755);
    const site = createServer(({ url }, response) => response.end(url));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    const address = `127.0.0.1:${await getPort()}`;
    const { stdout } = render(
      ...['--site', `127.0.0.1:${port}`, '--listen', address],
      ...['--cache', `${folder}/cache`, '--alone', folder],
    );
    writeFileSync(`${folder}/nginx.conf`, stdout);
    const nginx = await startProgram(
      findProgram('nginx') ?? '',
      ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
      { cwd: folder, log: `${folder}/output.log` },
    );
    const query = (parameters: number) => `/about?${'a&'.repeat(parameters - 1)}a`;
    const ask = (url: string) => fetch(`http://${address}${url}`);
    try {
      await until(async () => (await ask('/')).ok, nginx);
      expect(await (await ask(query(100))).text()).toBe(query(100));
      for (const refused of [query(101), query(3_000), '/%zz']) {
        const { status, headers } = await ask(refused);
        expect(status).toBe(400);
        for (const [name, value] of Object.entries(FIXED_HEADERS)) {
          expect(headers.get(name)).toBe(value);
        }
        expect(headers.get('content-security-policy')).toBe(PLAIN_POLICY);
      }
      expect((await ask('/forgefront-refused')).status).toBe(404);
    } finally {
      await stopProgram(nginx);
      site.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('lets drawings through at one path, as they come', () => {
    const { stdout } = render(...sites);
    const [, quotes = '', rest = ''] =
      /location = \/api\/quotes \{([^}]*)\}(.*)/s.exec(stdout) ?? [];
    expect(quotes).toContain('client_max_body_size 127m;');
    expect(quotes).toContain('proxy_request_buffering off;');
    expect(stdout.replace(quotes, '').match(/client_max_body_size \S+;/g)).toEqual([
      'client_max_body_size 1m;',
    ]);
    expect(rest).not.toContain('client_max_body_size');
  });

  it('has every site and no placeholder of the template', () => {
    const { stdout } = render(...sites);
    expect(stdout).toMatch(/server 127\.0\.0\.1:3401 .*;\n {2}server 127\.0\.0\.1:3402 /);
    expect(stdout).not.toContain('{{');
    expect(stdout).not.toContain('undefined');
  });

  it.each([
    ['no site', [], '--site'],
    ['a site that would end its line', ['--site', 'a:1; include /etc/passwd'], '--site'],
    ['a site with its protocol', ['--site', 'http://127.0.0.1:3401'], '--site'],
    ['a site without a port', ['--site', '127.0.0.1'], '--site'],
    ['a folder with a space', [...sites, '--assets', '/a b'], '--assets'],
    ['a relative folder of static files', [...sites, '--assets', 'assets'], '--assets'],
    ['a relative cache', [...sites, '--cache', './cache'], '--cache'],
    ['a port that is a word', [...sites, '--listen', 'abc'], '--listen'],
    ['a port that is too large', [...sites, '--listen', '127.0.0.1:65536'], '--listen'],
  ])('refuses %s in one line', (_, options, name) => {
    const { status, stderr } = render(...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}: [^\n]+\n$`));
  });

  itIfInstalled(
    'nginx',
    'TLS by nginx',
    true,
  )(
    'nginx serves TLS 1.3 and HTTP/2, redirects other names, and takes directives of the operator',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
      chmodSync(folder, 0o755);
      execFileSync(
        'openssl',
        [
          ...[
            'req',
            '-x509',
            '-newkey',
            'ec',
            '-pkeyopt',
            'ec_paramgen_curve:prime256v1',
            '-nodes',
          ],
          ...['-subj', '/CN=www.forge.example', '-days', '1'],
          ...['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`],
        ],
        { stdio: 'pipe' },
      );
      mkdirSync(`${folder}/own`);
      writeFileSync(`${folder}/own/hello.conf`, 'location = /own { return 200 mine; }\n');
      const site = createServer(({ headers }, response) => {
        response.end(String(headers['x-forwarded-proto']));
      });
      await once(site.listen(0, '127.0.0.1'), 'listening');
      const { port } = site.address() as AddressInfo;
      const [secure, plain] = [await getPort(), await getPort()];
      const { stdout } = render(
        ...['--site', `127.0.0.1:${port}`, '--listen', `127.0.0.1:${secure}`],
        ...['--plain', `127.0.0.1:${plain}`, '--tls', folder, '--http2'],
        ...['--server-name', 'www.forge.example', '--include', `${folder}/own`],
        ...['--cache', `${folder}/cache`, '--alone', folder],
      );
      writeFileSync(`${folder}/nginx.conf`, stdout);
      const nginx = await startProgram(
        findProgram('nginx') ?? '',
        ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
        { cwd: folder, log: `${folder}/output.log` },
      );
      try {
        await until(
          async () =>
            (await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })).status > 0,
          nginx,
        );
        const redirected = await fetch(`http://127.0.0.1:${plain}/a?b=1`, { redirect: 'manual' });
        expect(redirected.status).toBe(301);
        expect(redirected.headers.get('location')).toBe('https://www.forge.example/a?b=1');

        const open = async (name: string, url: string) => {
          const session = connect(`https://127.0.0.1:${secure}`, {
            servername: name,
            rejectUnauthorized: false,
          });
          const stream = session.request({ ':path': url, ':authority': name });
          const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
          const body = await text(stream);
          const protocol = (session.socket as TLSSocket).getProtocol();
          session.close();
          return { headers, body, protocol };
        };
        const page = await open('www.forge.example', '/');
        expect(page).toMatchObject({ body: 'https', protocol: 'TLSv1.3' });
        expect((await open('www.forge.example', '/own')).body).toBe('mine');
        const { headers } = await open('forge.example', '/a');
        expect(headers[':status']).toBe(301);
        expect(headers.location).toBe('https://www.forge.example/a');
        expect(headers['strict-transport-security']).toBe('max-age=63072000');
      } finally {
        await stopProgram(nginx);
        site.close();
        rmSync(folder, { recursive: true });
      }
    },
  );

  it.each([
    ['--tls', ['--tls', '/etc/ssl/forgefront']],
    ['--http2', ['--http2']],
    ['--server-name', ['--server-name', 'a; b']],
    ['--include', ['--include', 'own']],
  ])('refuses a wrong %s in one line', (name, options) => {
    const { status, stderr } = render(...sites, ...options);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name}: [^\n]+\n$`));
  });

  it.each(['80', '[::]:80', '127.0.0.1:8080'])('listens on %s', (address) => {
    expect(render(...sites, '--listen', address).stdout).toContain(`  listen ${address};`);
  });

  it.each([['--sites', 'a:1'], ['a:1'], ['--site']])(
    'prints its usage for the wrong option %s',
    (...wrong) => {
      const { status, stderr } = render(...wrong);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^[^\n]+\nUsage: node deploy\/nginx\/render\.mjs [^]+--alone[^]+$/);
      expect(stderr).not.toContain('    at ');
    },
  );

  it('prints its usage for --help', () => {
    const { status, stdout } = render('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: /);
  });

  it('has a default cache folder whose parent exists on Debian', () => {
    expect(render(...sites).stdout).toContain('proxy_cache_path /var/cache/forgefront ');
  });
});
