import type { ChildProcess } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { stopProgram, until } from '@/bin/cluster/programs';
import { fillProducts } from '@/bin/lib/filled-editor';
import { waitForPage } from '@/bin/lib/readiness';
import budgets from '@/budgets.json' with { type: 'json' };
import { childrenOf, FOLDER, memory, start, type Subject } from './programs';
import { measured, median, type Measurement } from './report';

const folder = path.join(FOLDER, 'editor');
const content = path.join(folder, 'company/content');
const user = { email: 'measure@editor.example', password: 'a-password-to-measure' };
/** Staff publish one thing after another, not at once. */
const PAUSE_MS = 3_000;
const ADMIN = ['/admin', '/admin/collections/products', '/admin/collections/products/1'];

/** The editor with site and content service: its starts, its memory, and publishes with many products. */
export async function measureEditor({ root }: Subject, quick: boolean): Promise<Measurement[]> {
  const { starts, requests, restMs, publishes, products } = quick
    ? { starts: 1, requests: 30, restMs: 5_000, publishes: 2, products: 1_000 }
    : { starts: 3, requests: 300, restMs: 60_000, publishes: 5, products: 10_000 };
  const limits = budgets.editor;
  const [site = '', editor = '', service = ''] = await Promise.all(
    [0, 1, 2].map(async () => `http://localhost:${await getPort()}`),
  );
  const port = (url: string) => new URL(url).port;
  const variables = {
    CONTENT_DIR: path.join(folder, 'company'),
    DATA_DIR: path.join(folder, 'data'),
    REVALIDATE_SECRET: 'a-secret-to-measure-with',
    SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
    SITE_URL: site,
    PORT: port(site),
    CONTENT_PORT: port(service),
    CMS_PORT: port(editor),
    ADMIN_EMAIL: user.email,
    ADMIN_PASSWORD: user.password,
    LOG_LEVEL: 'error',
  };
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['content', 'media', 'documents'])
    cpSync(path.join(root, 'demo-company', name), path.join(folder, 'company', name), {
      recursive: true,
    });

  const first = await startEditor();
  await stopProgram(first.child);
  const later: number[] = [];
  while (later.length < starts) {
    const { child, seconds } = await startEditor();
    later.push(seconds);
    await stopProgram(child);
  }
  const { child } = await startEditor();
  const headers = await signIn();
  for (let request = 0; request < requests; request++)
    await (await fetch(editor + ADMIN[request % ADMIN.length], { headers })).text();
  await setTimeout(restMs);
  // The process that was started only waits for the one that answers.
  const rest = Math.max(...childrenOf(child.pid!).map(memory));
  const few = await measurePublishes('the products of the demo');
  await stopProgram(child);

  fillProducts(path.join(variables.DATA_DIR, 'cms/editor.db'), products);
  await startEditor();
  while (productsInFile() < products) await setTimeout(200); // what the start publishes
  return [
    measured('first start', first.seconds, 's', limits.firstStartSeconds),
    measured(
      `later start, slowest of ${starts}`,
      Math.max(...later),
      's',
      limits.laterStartSeconds,
    ),
    measured(`memory at rest after ${requests} requests`, rest, 'MB', limits.memoryMegabytes),
    ...few,
    ...(await measurePublishes(`${products.toLocaleString('en')} products`)),
  ];

  async function startEditor() {
    const began = performance.now();
    const args = ['--import', 'tsx', 'bin/cms.ts'];
    const started: ChildProcess = await start('editor', 'node', args, { cwd: root, variables });
    await waitForPage(`${editor}/admin/login`);
    return { child: started, seconds: (performance.now() - began) / 1_000 };
  }

  async function signIn() {
    const answer = await fetch(`${editor}/payload-api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: editor },
      body: JSON.stringify(user),
    });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return { cookie: cookies.join('; '), origin: editor, 'content-type': 'application/json' };
  }

  /** @returns ms from the request of the form until a visitor's page has the new title */
  async function publish(sent: Record<string, string>, title: string): Promise<number> {
    await setTimeout(PAUSE_MS);
    const pressed = performance.now();
    const answer = await fetch(`${editor}/payload-api/products/1`, {
      method: 'PATCH',
      headers: sent,
      body: JSON.stringify({ title, _status: 'published' }),
    });
    if (!answer.ok) throw new Error(`the editor answered ${answer.status}`);
    while (!(await (await fetch(`${site}/shop-details/1`)).text()).includes(title))
      await setTimeout(20);
    return performance.now() - pressed;
  }

  async function measurePublishes(name: string): Promise<Measurement[]> {
    const programs = await Promise.all([
      start('content-service', 'node', ['--import', 'tsx', 'content-service/main.ts'], {
        cwd: root,
        variables,
      }),
      start('site', 'sh', ['.next/standalone/start.sh'], {
        cwd: root,
        variables: { ...variables, CONTENT_HOST: service },
      }),
    ]);
    await until(async () => (await fetch(site)).ok, programs[1]);
    const sent = await signIn();
    await publish(sent, `Published with ${name}`);
    const before = Date.now();
    const times: number[] = [];
    while (times.length < publishes)
      times.push(await publish(sent, `Publish ${times.length + 1} with ${name}`));
    const written = filesChangedSince(before);
    await Promise.all(programs.map((program) => stopProgram(program)));
    return [
      measured(`a publish until the site shows it, ${name}`, median(times), 'ms'),
      measured(`the same, slowest, ${name}`, Math.max(...times), 'ms', limits.publishMs),
      measured(`files written by these, ${name}`, written, '', 1),
    ];
  }
}

const productsInFile = (): number =>
  (JSON.parse(readFileSync(path.join(content, 'industrial-products.json'), 'utf8')) as unknown[])
    .length;

const filesChangedSince = (time: number): number =>
  (readdirSync(content, { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.json') && statSync(path.join(content, name)).mtimeMs > time,
  ).length;
