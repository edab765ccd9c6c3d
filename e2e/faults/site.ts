import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { startProgram, stopProgram, until } from '@/bin/cluster/programs';
import { installBuild } from '@/bin/lib/install-build';

const FOLDER = path.resolve('test-results/faults');

export const secret = 'a-secret-for-the-fault-suite';

/**
 * The built site in a folder of its own, with an empty cache, as an operator starts it.
 * @param name of its folder, different for every test file
 * @param build that of this tree by default
 */
export async function prepareSite(name: string, variables: Record<string, string>, build?: string) {
  const folder = path.join(FOLDER, name);
  await rm(folder, { recursive: true, force: true });
  await installBuild(folder, build);
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  /** @param limit a command of the shell that limits the process */
  async function start(changed: Record<string, string> = {}, limit = ':') {
    child = await startProgram('sh', ['-c', `${limit}; exec sh start.sh`], {
      cwd: folder,
      log: path.join(folder, 'output.log'),
      variables: {
        PORT: String(port),
        SITE_URL: `http://localhost:${port}`,
        CONTENT_REVALIDATE_SECONDS: '1',
        REVALIDATE_SECRET: secret,
        SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
        LOG_LEVEL: 'error',
        WARM_PAGES: 'off',
        WARM_PICTURES: 'off',
        ...variables,
        ...changed,
      },
    });
    await until(async () => (await fetch(`${url}/favicon.ico`)).ok, child);
  }

  async function stop() {
    if (child) await stopProgram(child);
  }

  return {
    url,
    folder,
    start,
    stop,
    pid: () => child?.pid ?? 0,
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

/** Calls the refresh hook of a site. */
export function publish(url: string, body: unknown): Promise<Response> {
  return fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
