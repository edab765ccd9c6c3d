/** An editor, and content service and site that serve what it publishes, on a copy of the demo company. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildEditor, KEEP_ALIVE_MS } from '../../bin/lib/editor';
import { copyCompany } from '../test/companies';
import { startPostgres } from '../test/postgres-server';
import * as places from './places';

const EDITOR = resolve(import.meta.dirname, '..');
const ROOT = resolve(EDITOR, '..');
const DATA = resolve(places.FOLDER, '../data');
const BUILT_SITE = join(ROOT, '.next/standalone');
/** One of our own: others may use that one at the same time, and it keeps pages with their content. */
const SITE = resolve(places.FOLDER, '../site');

if (!existsSync(join(BUILT_SITE, 'start.sh'))) {
  console.error('The journeys need the production build of the site: npm run build');
  process.exit(1);
}
await buildEditor();
for (const folder of [places.FOLDER, DATA, SITE]) rmSync(folder, { recursive: true, force: true });
const STORE = join(BUILT_SITE, '.next/cache');
cpSync(BUILT_SITE, SITE, { recursive: true, filter: (path) => path !== STORE });
copyCompany('demo', places.FOLDER, { tiny: false });

const database = places.ON_POSTGRES ? await startPostgres() : undefined;
const shared = {
  ...process.env,
  CONTENT_DIR: places.FOLDER,
  DATA_DIR: DATA,
  DATABASE_URL: database?.url ?? '',
  CONTENT_PORT: String(places.CONTENT_PORT),
  CONTENT_HOST: places.CONTENT_URL,
  CONTENT_TOKEN: 'the-token-of-the-journeys',
  REVALIDATE_SECRET: 'the-secret-of-the-journeys',
  SITE_URL: places.SITE_URL,
  LOG_LEVEL: 'warn',
};
const children: ChildProcess[] = [];
let stopping = false;

function stop(code?: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill();
  database?.stop();
  process.exit(code);
}

function start(command: string, cwd: string, args: string[], variables: object): void {
  const child = spawn(command, args, {
    cwd,
    env: { ...shared, ...variables },
    stdio: 'inherit',
  });
  // Journeys without one of them would wait for nothing.
  child.once('exit', () => stop(1));
  children.push(child);
}

/** Longer than any start; Playwright gives up later, without a reason. */
const START_MS = 300_000;

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (Date.now() > deadline) {
      console.error(`${url} does not answer after ${START_MS / 1_000} s.`);
      stop(1);
    }
    await wait(100);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());

start('node', ROOT, ['--import', 'tsx', 'content-service/main.ts'], {
  DATA_DIR: join(DATA, 'service'),
});
start('sh', SITE, ['start.sh'], {
  PORT: String(places.SITE_PORT),
  SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
  PREVIEW_HOST: `${places.EDITOR_URL}/preview-api`,
});
// Whoever asks the editor finds the others ready.
await Promise.all([answers(places.SITE_URL), answers(places.CONTENT_URL)]);
start(
  'node',
  EDITOR,
  [
    'node_modules/next/dist/bin/next',
    ...['start', '-p', String(places.EDITOR_PORT), '--keepAliveTimeout', KEEP_ALIVE_MS],
  ],
  {
    NODE_ENV: 'production',
    CMS_HOME: ROOT,
    CMS_PORT: String(places.EDITOR_PORT),
    TRUST_PROXY: '1',
    ADMIN_EMAIL: places.administrator.email,
    ADMIN_PASSWORD: places.administrator.password,
  },
);
