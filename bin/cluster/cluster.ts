import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { installBuild } from '../lib/install-build';
import type { Variables } from '../lib/processes';
import { findProgram, startProgram, stopProgram, until } from './programs';

const REDIS_MEMORY = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru'];

export const missingPrograms = (): string[] =>
  ['nginx', 'redis-server'].filter((name) => !findProgram(name));

/**
 * What `deploy/` describes, on one machine and without containers.
 * @param folder for copies, logs and caches; emptied first
 * @param port of nginx, on loopback
 * @param variables of the sites, with CONTENT_HOST
 */
export async function startCluster({
  folder,
  port,
  variables,
}: {
  folder: string;
  port: number;
  variables: Variables;
}) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const at = (name: string) => path.resolve(folder, name);
  const redis = await startRedis(at('redis.log'), folder);
  const siteVariables = { ...variables, REDIS_URL: redis.url, ASSETS_DIR: at('assets') };
  const sites = await Promise.all(
    ['site-1', 'site-2'].map((name) => prepareSite(at(name), siteVariables)),
  );
  // The second finds the pages of the first in Redis.
  for (const site of sites) await site.start();
  const nginx = await startNginx(folder, port, sites, at('assets'));
  return {
    url: `http://127.0.0.1:${port}`,
    sites,
    redis,
    /** Stops dependents first. */
    async stop() {
      await stopProgram(nginx, 'SIGQUIT');
      await Promise.all(sites.map((site) => site.stop()));
      await redis.stop();
    },
  };
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function startRedis(log: string, cwd: string) {
  const port = await getPort();
  const start = async () => {
    const child = await startProgram(
      findProgram('redis-server') ?? '',
      ['--bind', '127.0.0.1', '--port', String(port), '--save', '', ...REDIS_MEMORY],
      { cwd, log },
    );
    await until(() => accepts(port), child);
    return child;
  };
  let child = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      child = await start();
    },
    stop: (signal?: NodeJS.Signals) => stopProgram(child, signal),
  };
}

async function prepareSite(folder: string, variables: Variables) {
  const port = await getPort();
  const host = `127.0.0.1:${port}`;
  const start = async () => {
    const started = await startProgram('sh', ['start.sh'], {
      cwd: folder,
      log: `${folder}.log`,
      variables: { ...variables, PORT: String(port), HOSTNAME: '127.0.0.1', TRUST_PROXY: '1' },
    });
    await until(async () => (await fetch(`http://${host}/`)).ok, started);
    return started;
  };
  await installBuild(folder);
  let child: Awaited<ReturnType<typeof start>> | undefined;
  return {
    host,
    url: `http://${host}`,
    folder,
    install: (build: string) => installBuild(folder, build),
    start: async () => {
      child = await start();
    },
    /** @returns how long that took, in ms */
    stop: (signal?: NodeJS.Signals) => (child ? stopProgram(child, signal) : Promise.resolve(0)),
  };
}

/** @param root of the tree whose configuration it gets */
export async function startNginx(
  folder: string,
  port: number,
  sites: { host: string }[],
  assets: string,
  root = '.',
) {
  const work = path.resolve(folder, 'nginx');
  await mkdir(work, { recursive: true });
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(root, 'deploy/nginx/render.mjs'),
    ...sites.flatMap(({ host }) => ['--site', host]),
    ...['--listen', `127.0.0.1:${port}`, '--cache', path.join(work, 'cache')],
    ...['--assets', assets, '--alone', work],
  ]);
  const file = path.join(work, 'nginx.conf');
  await writeFile(file, stdout);
  const nginx = await startProgram(
    findProgram('nginx') ?? '',
    ['-p', work, '-c', file, '-e', path.join(work, 'error.log')],
    { cwd: work, log: `${work}.log` },
  );
  await until(() => accepts(port), nginx);
  return nginx;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
