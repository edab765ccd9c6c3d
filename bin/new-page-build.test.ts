import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { waitForExit } from './lib/processes';

const FOLDER = path.resolve('test-results/new-page');
/** What is large, made, or no part of the site. */
const LEFT_OUT = ['.git', '.next', 'cms', 'data', 'node_modules', 'test-results'];

function npm(...args: string[]): void {
  const done = spawnSync('npm', args, { cwd: FOLDER, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`npm ${args.join(' ')}\n${done.stdout}\n${done.stderr}`);
}

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync('.').filter((name) => !LEFT_OUT.includes(name)))
    cpSync(name, path.join(FOLDER, name), { recursive: true });
  // Linked, not copied: a build follows no link out of its folder, and writes into none of these files.
  execFileSync('cp', ['-al', path.resolve('node_modules'), FOLDER]);
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const ready = async (url: string): Promise<Response> => {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok || tries === 120) return answer ?? Response.error();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

it('new pages are built and open, with what the host has for them', async () => {
  npm('run', '--silent', 'new:page', '--', '/open-days');
  npm('run', '--silent', 'new:page', '--', '/about-us/careers', '--endpoint', 'open-jobs');
  const openapi = readFileSync(path.join(FOLDER, 'docs/content-api.openapi.yaml'), 'utf8');
  expect(openapi).toContain('  /api/list/open-jobs:\n');
  npm('run', '--silent', 'build');
  const port = await getPort();
  const site = spawn('npm', ['start'], {
    cwd: FOLDER,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), HOSTNAME: '127.0.0.1', DATA_DIR: 'data' },
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    const plain = await (await ready(`${url}/open-days`)).text();
    expect(plain).toMatch(/<h1[^>]*>.*Open Days.*<\/h1>/s);
    const listed = await (await ready(`${url}/about-us/careers`)).text();
    expect(listed).toMatch(/<h1[^>]*>.*Careers.*<\/h1>/s);
    expect(listed).toContain('Open Jobs 2');
  } finally {
    process.kill(-site.pid!, 'SIGTERM');
    await waitForExit(site);
  }
}, 900_000);
