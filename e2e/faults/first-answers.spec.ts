import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram, startProgram, stopProgram, until } from '@/bin/cluster/programs';
import { pages } from '../pages';
import { expect, full, test } from '../test';
import { startContentHost, type ContentHost } from './content-host';
import { hasProgram } from './redis';
import { prepareSite, type Site } from './site';

/** Below the buffer of 4 KB that many proxies have, which must also hold the name in their cache. */
const MAX_BYTES = 3_584;

const requests = [
  ...pages,
  ...['/contact?about=product:2', '/quote?product=2', '/search?q=ring', '/shop/compare?id=1'],
  ...['/shop?category=rings', '/downloads?kind=catalogue', '/nothing-here', '/api/health?ready'],
];

const headerBytes = ({ headers }: Response): number =>
  [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

test.describe('the first answer of each page in a process', full, () => {
  test.describe.configure({ mode: 'serial' });
  let host: ContentHost;
  let site: Site;

  test.beforeAll(async () => {
    host = await startContentHost();
    site = await prepareSite('first-answers', { CONTENT_HOST: host.url });
  });
  test.beforeEach(() => site.start());
  test.afterEach(() => site.stop());
  test.afterAll(() => host.stop());

  test('has headers that a proxy takes', async () => {
    for (const url of requests) {
      const answer = await fetch(site.url + url, { redirect: 'manual' });
      expect(answer.status, url).toBeLessThan(500);
      expect(headerBytes(answer), url).toBeLessThan(MAX_BYTES);
      await answer.arrayBuffer();
    }
  });

  test('comes through nginx', async () => {
    test.skip(!hasProgram('nginx', '-v', 'first answers through nginx'), 'needs nginx');
    const folder = await mkdtemp(path.join(tmpdir(), 'first-answers-'));
    const listen = `127.0.0.1:${await getPort()}`;
    const configuration = execFileSync(process.execPath, [
      ...['deploy/nginx/render.mjs', '--site', new URL(site.url).host, '--listen', listen],
      ...['--cache', path.join(folder, 'cache'), '--alone', folder],
    ]);
    await writeFile(path.join(folder, 'nginx.conf'), configuration);
    const log = path.join(folder, 'error.log');
    const nginx = await startProgram(
      findProgram('nginx') ?? '',
      ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', log],
      { cwd: folder, log: path.join(folder, 'output.log') },
    );
    const ask = (url: string) => fetch(`http://${listen}${url}`, { redirect: 'manual' });
    try {
      await until(async () => (await ask('/robots.txt')).ok, nginx);
      for (const url of [...requests, `/?q=${'a'.repeat(7_000)}`]) {
        const answer = await ask(url);
        expect(answer.status, url).toBeLessThan(500);
        await answer.arrayBuffer();
      }
      expect(await readFile(log, 'utf8')).not.toContain('too big header');
    } finally {
      await stopProgram(nginx);
      await rm(folder, { recursive: true, force: true });
    }
  });
});
