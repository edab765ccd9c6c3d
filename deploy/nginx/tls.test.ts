import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import getPort from 'get-port';
import { stopProgram, until } from '../../bin/cluster/programs';
import { itIfInstalled } from '../testing/it-if-installed';
import { render, startNginx, testFolder } from '../testing/nginx';

const folder = testFolder();
const NAME = 'www.forge.example';

const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });

const NEW_KEY = [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
  ...['-days', '1'],
];

/** Issued by itself, so that it can answer for itself. */
function certify(...extensions: string[]) {
  openssl(
    ...[...NEW_KEY, '-subj', `/CN=${NAME}`, ...extensions],
    ...['-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
  );
}

async function addresses() {
  const [secure, plain] = [await getPort(), await getPort()];
  const options = [
    ...['--listen', `127.0.0.1:${secure}`, '--plain', `127.0.0.1:${plain}`],
    ...['--tls', folder, '--http2', '--server-name', NAME],
  ];
  return { secure, plain, options };
}

async function open(port: number, name: string, url: string) {
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: name,
    rejectUnauthorized: false,
  });
  const stream = session.request({ ':path': url, ':authority': name });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  const body = await text(stream);
  const protocol = (session.socket as TLSSocket).getProtocol();
  session.close();
  return { headers, body, protocol };
}

describe('TLS of nginx', () => {
  itIfInstalled(
    'nginx',
    'TLS by nginx',
    true,
  )(
    'is TLS 1.3 with HTTP/2, redirects other names, and takes directives of the operator',
    async () => {
      certify();
      mkdirSync(`${folder}/own`);
      writeFileSync(`${folder}/own/hello.conf`, 'location = /own { return 200 mine; }\n');
      const site = createServer(({ headers }, response) => {
        response.end(String(headers['x-forwarded-proto']));
      });
      await once(site.listen(0, '127.0.0.1'), 'listening');
      const { port } = site.address() as AddressInfo;
      const { secure, plain, options } = await addresses();
      const nginx = await startNginx(folder, [
        ...['--site', `127.0.0.1:${port}`, ...options, '--include', `${folder}/own`],
      ]);
      try {
        const ask = (url: string) =>
          fetch(`http://127.0.0.1:${plain}${url}`, { redirect: 'manual' });
        await until(async () => (await ask('/')).status > 0, nginx.child);
        const redirected = await ask('/a?b=1');
        expect(redirected.status).toBe(301);
        expect(redirected.headers.get('location')).toBe(`https://${NAME}/a?b=1`);

        expect(await open(secure, NAME, '/')).toMatchObject({ body: 'https', protocol: 'TLSv1.3' });
        expect((await open(secure, NAME, '/own')).body).toBe('mine');
        const refused = await open(secure, NAME, '/%zz');
        expect(refused.headers['strict-transport-security']).toBe('max-age=63072000');
        const { headers } = await open(secure, 'forge.example', '/a');
        expect(headers[':status']).toBe(301);
        expect(headers.location).toBe(`https://${NAME}/a`);
        expect(headers['strict-transport-security']).toBe('max-age=63072000');
      } finally {
        await nginx.stop();
        site.close();
      }
    },
  );

  itIfInstalled(
    'nginx',
    'OCSP by nginx',
    true,
  )('hands out the OCSP answer of a certificate that names who gives it', async () => {
    const responderPort = await getPort();
    certify('-addext', `authorityInfoAccess=OCSP;URI:http://127.0.0.1:${responderPort}`);
    const serial = openssl('x509', '-in', 'fullchain.pem', '-noout', '-serial').trim();
    writeFileSync(
      `${folder}/index.txt`,
      `V\t301231235959Z\t\t${serial.split('=')[1]}\tunknown\t/CN=${NAME}\n`,
    );
    const responder = spawn(
      'openssl',
      [
        ...['ocsp', '-index', 'index.txt', '-port', String(responderPort), '-CA', 'fullchain.pem'],
        ...['-rsigner', 'fullchain.pem', '-rkey', 'privkey.pem', '-nmin', '10'],
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    const { secure, options } = await addresses();
    const nginx = await startNginx(folder, ['--site', '127.0.0.1:3401', ...options]);
    try {
      // nginx asks for the answer at the first connection and has it from the next ones on.
      await until(async () => (await ocspAnswer(secure)) !== undefined, nginx.child);
      expect((await ocspAnswer(secure))?.length).toBeGreaterThan(100);
    } finally {
      await nginx.stop();
      await stopProgram(responder);
    }
  });

  it('is left without OCSP where the certificate offers none', () => {
    certify();
    const { stdout } = render('--site', 'a:1', '--tls', folder, '--server-name', NAME);
    expect(stdout).toContain('ssl_certificate ');
    expect(stdout).not.toContain('ssl_stapling');
  });
});

/** @returns undefined where the server has none yet */
async function ocspAnswer(port: number): Promise<Buffer | undefined> {
  const socket = connectTls({
    ...{ host: '127.0.0.1', port, servername: NAME },
    ...{ rejectUnauthorized: false, requestOCSP: true },
  });
  let answer: Buffer | undefined;
  socket.on('OCSPResponse', (given: Buffer | null) => (answer = given ?? undefined));
  await once(socket, 'secureConnect');
  socket.destroy();
  return answer;
}

describe('--http3', () => {
  /** Stands in for an nginx with these modules. */
  function renderWith(modules: string) {
    const bin = path.join(folder, 'bin');
    mkdirSync(bin, { recursive: true });
    const said = `nginx version: nginx/1.28.0\nconfigure arguments: ${modules}`;
    writeFileSync(path.join(bin, 'nginx'), `#!/bin/sh\necho '${said}' >&2\n`, { mode: 0o755 });
    const before = process.env.PATH;
    process.env.PATH = `${bin}:${before}`;
    try {
      const options = ['--tls', folder, '--http2', '--http3', '--server-name', NAME];
      return render('--site', 'a:1', ...options);
    } finally {
      process.env.PATH = before;
    }
  }

  it('listens for QUIC and says so in pages', () => {
    const { stdout } = renderWith('--with-http_v2_module --with-http_v3_module');
    expect(stdout).toContain('  listen 443 ssl;\n  http2 on;\n');
    expect(stdout).toContain('  listen 443 quic reuseport;\n');
    expect(stdout).toContain(`add_header Alt-Svc 'h3=":443"; ma=86400' always;`);
  });

  it('is refused in one line where nginx is built without it', () => {
    const { status, stderr } = renderWith('--with-http_v2_module');
    expect(status).toBe(1);
    expect(stderr).toBe('--http3: nginx 1.28.0 of this machine is built without http_v3_module\n');
  });
});
