import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, open, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';

const ROOT = process.cwd();
const FOLDER = path.join(ROOT, 'test-results/faults');
const BUILT = ['.next', '.delivery'];
const SOURCES = ['bin', 'lib', 'public', 'next.config.mjs', 'package.json', 'tsconfig.json'];

export const secret = 'a-secret-for-the-fault-suite';

/** Copies what the build made, without what a running site has stored beside it. */
export async function copyBuild(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const withoutStores = (source: string) =>
    !/\/\.next\/(cache|dev|standalone|types|trace)/.test(source) || source.endsWith('.json');
  for (const name of BUILT) {
    await cp(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: withoutStores,
    });
  }
  for (const name of SOURCES) await symlink(path.join(ROOT, name), path.join(folder, name));
}

/**
 * The built site in a folder of its own, with an empty cache, as an operator starts it.
 * @param name of its folder, different for every test file
 */
export async function prepareSite(name: string, variables: Record<string, string>) {
  const folder = path.join(FOLDER, name);
  await copyBuild(folder);
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function start(changed: Record<string, string> = {}) {
    const output = await open(path.join(folder, 'output.log'), 'a');
    child = spawn(process.execPath, ['--import', 'tsx', 'bin/start.ts'], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        SITE_URL: `http://localhost:${port}`,
        CONTENT_REVALIDATE_SECONDS: '1',
        REVALIDATE_SECRET: secret,
        SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
        LOG_LEVEL: 'error',
        ...variables,
        ...changed,
      },
      stdio: ['ignore', output.fd, output.fd],
    });
    await output.close();
    while (
      !(await fetch(`${url}/favicon.ico`)
        .then((response) => response.ok)
        .catch(() => false))
    ) {
      if (child.exitCode !== null) throw new Error(`the site stopped, see ${folder}/output.log`);
      await setTimeout(50);
    }
  }

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  return {
    url,
    folder,
    start,
    stop,
    get: (page: string) => getPage(url + page),
    publish: (body: unknown) => publish(url, body),
  };
}
export type Site = Awaited<ReturnType<typeof prepareSite>>;

/** One view of a page. @returns with its time in ms */
async function getPage(url: string) {
  const start = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    html,
    ms: performance.now() - start,
    headers: response.headers,
  };
}

function publish(url: string, body: unknown): Promise<Response> {
  return fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
