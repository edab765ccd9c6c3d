/**
 * Prints what the editor costs: `node --import tsx bin/measure-editor.ts [--from-nothing] [--products 10000]`.
 * Needs the production build of the site. With `--from-nothing` the first start installs and builds the
 * editor, too; otherwise that is done before it, unless it was.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { readOptions } from './lib/command-line';
import { buildEditor, installEditor } from './lib/editor';
import { fillProducts } from './lib/filled-editor';
import { startBuiltSite, startContentService, waitForExit } from './lib/processes';
import { waitForPage, waitUntilReady } from './lib/readiness';

const { values } = readOptions('node --import tsx bin/measure-editor.ts', {
  'from-nothing': { type: 'boolean' },
  products: { type: 'string', default: '10000' },
});

const REQUESTS = 300;
const REST_MS = 60_000;
const PUBLISHES = 5;
/** Staff publish one thing after another, not at once. */
const PAUSE_MS = 3_000;
const STARTS = 3;
const MEGABYTE = 1024;

const folder = mkdtempSync(join(tmpdir(), 'measure-editor-'));
const company = join(folder, 'company');
const content = (name: string) => join(company, 'content', name);
const [sitePort, editorPort, contentPort] = [await getPort(), await getPort(), await getPort()];
const site = `http://localhost:${sitePort}`;
const editor = `http://localhost:${editorPort}`;
const user = { email: 'measure@editor.example', password: 'a-password-to-measure' };
const variables = {
  CONTENT_DIR: company,
  DATA_DIR: join(folder, 'data'),
  REVALIDATE_SECRET: 'a-secret-to-measure-with',
  SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
  SITE_URL: site,
  PORT: String(sitePort),
  CONTENT_PORT: String(contentPort),
  CMS_PORT: String(editorPort),
  ADMIN_EMAIL: user.email,
  ADMIN_PASSWORD: user.password,
  LOG_LEVEL: 'error',
};

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
const print = (name: string, figure: string) => console.log(`${name.padEnd(52)} ${figure}`);

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const load = (): string => loadavg()[0]!.toFixed(1);

/** What the editor says of its first start: parts of it, not beside it. */
const PART = /^(Installing the editor|Building the editor): |^Took in /;

async function startEditor(): Promise<ChildProcess> {
  const child = spawn('node', ['--import', 'tsx', 'bin/cms.ts'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface(child.stdout!).on('line', (line) => {
    if (PART.test(line)) console.log(`  of which: ${line}`);
  });
  await waitForPage(`${editor}/admin/login`);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await waitForExit(child);
}

/** In MB, of the process that answers; the one that started it only waits. */
function memoryOf({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const sizes = children.map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]),
  );
  return Math.round(Math.max(...sizes) / MEGABYTE);
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${editor}/payload-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: editor },
    body: JSON.stringify(user),
  });
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: cookie.join('; '), origin: editor, 'content-type': 'application/json' };
}

const productsInFile = (): number =>
  (JSON.parse(readFileSync(content('industrial-products.json'), 'utf8')) as unknown[]).length;

const filesChangedSince = (time: number): string[] =>
  (readdirSync(join(company, 'content'), { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.json') && statSync(content(name)).mtimeMs > time,
  );

async function publish(headers: Record<string, string>, round: number): Promise<number> {
  const title = `Published ${round}`;
  await wait(PAUSE_MS);
  const pressed = performance.now();
  const answer = await fetch(`${editor}/payload-api/products/1`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ title, _status: 'published' }),
  });
  if (!answer.ok) throw new Error(`the editor answered ${answer.status}`);
  while (!(await (await fetch(`${site}/shop-details/1`)).text()).includes(title)) await wait(20);
  return performance.now() - pressed;
}

async function measurePublish(name: string): Promise<void> {
  const service = await startContentService(variables);
  const running = startBuiltSite({ ...variables, CONTENT_HOST: service.url });
  await waitUntilReady(site);
  const headers = await signIn();
  await publish(headers, 0);
  const times: number[] = [];
  const before = Date.now();
  for (let round = 1; round <= PUBLISHES; round += 1) times.push(await publish(headers, round));
  print(name, `${Math.round(median(times))} ms, at most ${Math.round(Math.max(...times))} ms`);
  print('  files written by them', filesChangedSince(before).join(', '));
  running.kill('SIGTERM');
  service.child.kill('SIGTERM');
  await Promise.all([waitForExit(running), waitForExit(service.child)]);
}

mkdirSync(company);
for (const name of ['content', 'media', 'documents'])
  cpSync(join('demo-company', name), join(company, name), { recursive: true });
if (values['from-nothing'])
  for (const name of ['node_modules', '.next'])
    rmSync(`cms/${name}`, { recursive: true, force: true });
else {
  await installEditor();
  await buildEditor();
}

print('Load of the machine before', load());
const first = performance.now();
await stop(await startEditor());
print(
  values['from-nothing'] ? 'First start, from nothing' : 'First start, packages and build there',
  seconds(first),
);

const starts: number[] = [];
for (let round = 0; round < STARTS; round += 1) {
  const later = performance.now();
  const child = await startEditor();
  starts.push((performance.now() - later) / 1_000);
  await stop(child);
}
print('Later start', `${median(starts).toFixed(1)} s, at most ${Math.max(...starts).toFixed(1)} s`);

let running = await startEditor();
const headers = await signIn();
const paths = ['/admin', '/admin/collections/products', '/admin/collections/products/1'];
for (let request = 0; request < REQUESTS; request += 1)
  await (await fetch(editor + paths[request % paths.length], { headers })).text();
print(`Memory after ${REQUESTS} requests`, `${memoryOf(running)} MB`);
await wait(REST_MS);
print('  a minute later', `${memoryOf(running)} MB`);
await measurePublish('Publish until the site shows it, 15 products');
await stop(running);

const count = Number(values.products);
if (count > 0) {
  fillProducts(join(variables.DATA_DIR, 'cms/editor.db'), count);
  running = await startEditor();
  // What the start publishes is no part of what is measured.
  while (productsInFile() < count) await wait(200);
  await measurePublish(`Publish until the site shows it, ${count} products`);
  await stop(running);
}
print('Load of the machine after', load());
rmSync(folder, { recursive: true, force: true });
