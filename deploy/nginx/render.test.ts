/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram, startProgram, stopProgram, until } from '../../bin/cluster/programs';
import { itIfInstalled } from '../it-if-installed';

const render = (...options: string[]) =>
  spawnSync(process.execPath, ['deploy/nginx/render.mjs', ...options], { encoding: 'utf8' });
const sites = ['--site', '127.0.0.1:3401', '--site', '127.0.0.1:3402'];

itIfInstalled(
  'nginx',
  'nginx configuration',
  true,
)('takes the configuration, with and without a folder of static files', () => {
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
)('sends static files with brotli to whom takes it, where the module is loaded', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const styles = 'body { color: red }\n'.repeat(100);
  mkdirSync(`${folder}/_next/static`, { recursive: true });
  writeFileSync(`${folder}/_next/static/a.css`, styles);
  const address = `127.0.0.1:${await getPort()}`;
  const { stdout } = render(
    ...[...sites, '--assets', folder, '--listen', address, '--brotli'],
    ...['--cache', `${folder}/cache`, '--alone', folder],
  );
  writeFileSync(`${folder}/nginx.conf`, `load_module ${BROTLI};\n${stdout}`);
  const nginx = await startProgram(
    findProgram('nginx') ?? '',
    ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
    { cwd: folder, log: `${folder}/output.log` },
  );
  const ask = (encoding: string) =>
    fetch(`http://${address}/_next/static/a.css`, { headers: { 'accept-encoding': encoding } });
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

it('names every site, and leaves no mark of the template', () => {
  const { stdout } = render(...sites);
  expect(stdout).toMatch(/server 127\.0\.0\.1:3401 .*;\n {2}server 127\.0\.0\.1:3402 /);
  expect(stdout).not.toContain('{{');
  expect(stdout).not.toContain('undefined');
});

it.each([
  ['no site', [], '--site'],
  ['a site that would end its line', ['--site', 'a:1; include /etc/passwd'], '--site'],
  ['a folder with a space', [...sites, '--assets', '/a b'], '--assets'],
])('refuses %s in one line', (_, options, name) => {
  const { status, stderr } = render(...options);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name}: [^\n]+\n$`));
});
