/**
 * Serves HTTP/3 by the rendered configuration: nginx and curl of Debian 13 in a folder of their own, since those
 * of Debian 12 know only HTTP/2. Needs root and debootstrap. Ends with 2 where one is missing.
 *   node --import tsx deploy/nginx/http3.ts [folder with a Debian 13 that has both]
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram, startProgram, stopProgram, until } from '../../bin/cluster/programs';
import { installDebian, read } from '../containers/command';

const NAME = 'www.forge.example';
/** In the other system. */
const HOME = '/srv/forge';

const missing = ['debootstrap', 'openssl'].filter((name) => !findProgram(name));
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0) {
  console.log(`Skipped: HTTP/3. Needs ${missing.join(', ')}.`);
  process.exit(2);
}

const [given] = process.argv.slice(2);
const root = given ?? mkdtempSync(path.join(tmpdir(), 'forge-http3-'));
const home = path.join(root, HOME);
const bin = path.join(home, 'bin');

/** The program that render.mjs asks for its modules. */
function putNginxOnPath(): void {
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh\nexec chroot '${root}' /usr/sbin/nginx "$@"\n`;
  writeFileSync(path.join(bin, 'nginx'), script, { mode: 0o755 });
}

function certify(): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', `/CN=${NAME}`, '-keyout', 'privkey.pem', '-out', 'fullchain.pem'],
    ],
    { cwd: home, stdio: 'pipe' },
  );
}

/** @returns standard output */
function render(...options: string[]): string {
  const { stdout, stderr } = spawnSync('node', ['deploy/nginx/render.mjs', ...options], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  assert(stdout, `the configuration was not rendered: ${stderr}`);
  return stdout;
}

/** Says what it was asked. */
async function startSite() {
  const site = createServer(({ method, url, headers }, response) => {
    response.end([method, headers['x-forwarded-proto'], headers.host, url].join(' '));
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  return { port: (site.address() as AddressInfo).port, stop: () => site.close() };
}

function visitorOf(port: number) {
  return (version: string, url: string, ...options: string[]) =>
    read(
      ...(['chroot', root, 'curl', '--silent', '--show-error', '--include', '--insecure'] as const),
      ...['--max-time', '10', '--connect-to', `${NAME}:443:127.0.0.1:${port}`, version, ...options],
      `https://${NAME}${url}`,
    );
}

async function visit(ask: ReturnType<typeof visitorOf>): Promise<void> {
  const second = await ask('--http2', '/about');
  assert(/^HTTP\/2 200/.test(second), `by HTTP/2: ${second}`);
  assert(/^alt-svc: h3=":\d+"/m.test(second), `HTTP/3 is not offered: ${second}`);
  assert(second.endsWith(`GET https ${NAME} /about`), `by HTTP/2: ${second}`);

  const third = await ask('--http3-only', '/contact?a=b');
  assert(/^HTTP\/3 200/.test(third), `by HTTP/3: ${third}`);
  assert(third.endsWith(`GET https ${NAME} /contact?a=b`), `by HTTP/3: ${third}`);

  const sent = await ask('--http3-only', '/api/enquiries', '--data', 'name=Ada');
  assert(sent.endsWith(`POST https ${NAME} /api/enquiries`), `sent by HTTP/3: ${sent}`);
}

const site = await startSite();
try {
  if (!given) await installDebian(root, 'nginx,curl', 'trixie');
  putNginxOnPath();
  certify();
  const port = await getPort();
  const configuration = render(
    ...['--site', `127.0.0.1:${site.port}`, '--listen', `127.0.0.1:${port}`],
    ...['--plain', `127.0.0.1:${await getPort()}`, '--server-name', NAME],
    ...['--tls', HOME, '--http2', '--http3', '--cache', `${HOME}/cache`, '--alone', HOME],
  );
  writeFileSync(path.join(home, 'nginx.conf'), configuration);
  const nginx = await startProgram(
    path.join(bin, 'nginx'),
    ['-p', HOME, '-c', `${HOME}/nginx.conf`, '-e', `${HOME}/error.log`],
    { cwd: home, log: path.join(home, 'output.log') },
  );
  try {
    const ask = visitorOf(port);
    await until(async () => (await ask('--http2', '/')).startsWith('HTTP/2'), nginx);
    await visit(ask);
  } finally {
    await stopProgram(nginx);
  }
  const [curl = ''] = (await read('chroot', root, 'curl', '--version')).split(' (');
  const { stderr } = spawnSync(path.join(bin, 'nginx'), ['-v'], { encoding: 'utf8' });
  console.log(`Served by HTTP/3: ${stderr.trim()}, visited by ${curl}`);
} finally {
  site.stop();
  if (!given) rmSync(root, { recursive: true, force: true });
}
