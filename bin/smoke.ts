/**
 * Tries the other supported Node.js: 24 where 20 runs this program, and the other way round. Asks npm whether
 * every package takes it, builds and starts the site with it, opens the home page and sends an enquiry.
 * Replaces the build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

const OTHER = Number(process.versions.node.split('.')[0]) >= 24 ? '20.20.2' : '24.21.0';
const START_MS = 120_000;

const folder = mkdtempSync(path.join(tmpdir(), 'forge-smoke-'));

async function run(command: string, args: string[], cwd: string, env = process.env) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: exit code ${code}`);
}

async function untilOk(url: string): Promise<string> {
  const end = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    if (Date.now() > end) throw new Error(`${url} did not answer: ${answer?.status}`);
    await setTimeout(200);
  }
}

function assert(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

try {
  const manifest = { private: true, dependencies: { node: OTHER }, allowScripts: { node: true } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--silent'], folder);
  const bin = path.join(folder, 'node_modules/node/bin');
  const node = path.join(bin, 'node');
  const port = String(await getPort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    // start.sh takes the first Node.js of the path.
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: port,
    SITE_URL: origin,
    CONTENT_HOST: '',
    CONTENT_PORT: String(await getPort()),
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
  };
  const plan = ['--dry-run', '--offline', '--ignore-scripts', '--engine-strict', '--silent'];
  await run('npm', ['ci', ...plan], '.', env);
  await run(node, ['--import', 'tsx', 'bin/build.ts'], '.', env);
  const site = spawn(node, ['--import', 'tsx', 'bin/start.ts'], { env, stdio: 'inherit' });
  try {
    const home = await untilOk(`${origin}/`);
    assert(home.includes('Hammerscale Forge'), 'the home page lacks the name of the company');
    const sent = await fetch(`${origin}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ name: 'Ada', email: 'ada@customer.example', message: 'A shaft.' }),
    });
    assert(sent.ok, `the enquiry was answered with ${sent.status}: ${await sent.text()}`);
  } finally {
    const exited = once(site, 'exit');
    site.kill('SIGTERM');
    await exited;
  }
  console.log(`Built, started, opened and written to with Node.js ${OTHER}.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
