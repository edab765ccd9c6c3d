import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copyBuild } from '@/e2e/faults/site';
import { paths } from './site-pages';
import { fillTemplate } from './template';
import {
  freePort,
  runProgram,
  startProgram,
  waitUntilReady,
  type Program,
  type Variables,
} from './programs';

const FOLDER = path.resolve('test-results/bench');
const require = createRequire(import.meta.url);
const next = require.resolve('next/dist/bin/next');

/** A program that listens on loopback; `pid` is the process that answers requests. */
export type Server = {
  url: string;
  pid: number;
  stop: Program['stop'];
};

export const secret = 'a-secret-for-the-benchmark';

export const folderOf = (name: string) => path.join(FOLDER, name);

/** The URL of a site of several instances: they share only pages that are made for the same. */
export const sharedUrl = { SITE_URL: 'http://localhost:3000' };

type Site = Server & { folder: string };
type SiteVariables = Variables & { CONTENT_HOST: string };

/**
 * Starts the built site in a folder of its own with an empty cache, and visits every page once.
 * @param name of the folder
 * @param configure changes `server.js`, which holds the compiled configuration of Next.js
 */
export async function startSite(
  name: string,
  variables: SiteVariables,
  configure?: (server: string) => string,
): Promise<Site> {
  const start = await installSite(name, variables, configure);
  const site = start();
  await waitUntilReady(`${site.url}/robots.txt`);
  await visitAll(site.url, paths);
  return site;
}

/** As `startSite`. @returns starts the process and does not wait until it answers */
export async function installSite(
  name: string,
  variables: SiteVariables,
  configure?: (server: string) => string,
): Promise<() => Site> {
  const folder = folderOf(name);
  await copyBuild(folder);
  if (configure) {
    const server = path.join(folder, 'server.js');
    await writeFile(server, configure(await readFile(server, 'utf8')));
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const all = {
    PORT: String(port),
    SITE_URL: url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    REVALIDATE_SECRET: secret,
    SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
    LOG_LEVEL: 'error',
    WARM_PICTURES: 'off', // made beside what is measured, they would take a processor
    ...variables,
  };
  const options = { cwd: folder, log: `${folder}.log`, variables: all };
  return () => ({ url, folder, ...startProgram('sh', ['start.sh'], options) });
}

/** One after the other, so that this does not raise the peak of memory. */
export async function visitAll(url: string, paths: readonly string[]): Promise<void> {
  for (const page of paths) await (await fetch(url + page, { redirect: 'manual' })).arrayBuffer();
}

/** Starts the embedded content service with its demo company. */
export async function startContentService(): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(process.execPath, ['--import', 'tsx', 'content-service/main.ts'], {
    log: folderOf('content-service.log'),
    variables: { CONTENT_PORT: String(port), DATA_DIR: folderOf('content-data') },
  });
  await waitUntilReady(`${url}/api/site-settings`);
  return { url, ...program };
}

/** Builds and starts an empty Next.js page of the same version. */
export async function startBarePage(): Promise<Server> {
  const start = await installBarePage();
  const page = start();
  await waitUntilReady(`${page.url}/`);
  return page;
}

/** As `startBarePage`. @returns starts the process and does not wait until it answers */
export async function installBarePage(): Promise<() => Server> {
  const folder = folderOf('bare');
  await rm(folder, { recursive: true, force: true });
  await cp('bench/bare', folder, { recursive: true });
  await runProgram(process.execPath, [next, 'build'], { cwd: folder, seconds: 300 });
  const port = await freePort();
  const options = { cwd: folder, log: `${folder}.log` };
  return () => ({
    url: `http://localhost:${port}`,
    ...startProgram(process.execPath, [next, 'start', '-p', String(port)], options),
  });
}

/** A response as it came over the wire; `encoding` is empty when it was not compressed. */
export type Body = {
  encoding: string;
  type: string;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

/** Headers that nginx sets itself, and those that are meant for nginx. */
const SET_BY_NGINX =
  /^(connection|content-(length|type)|date|etag|keep-alive|last-modified|transfer-encoding|x-accel-.*)$/;

const addHeaders = ({ headers }: Body): string =>
  Object.entries(headers)
    .filter(([name]) => !SET_BY_NGINX.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
    .join(' ');

/**
 * Starts nginx with the given bodies as files, compressed already, with their original headers.
 * @param bodies by path, none of which ends with a slash
 */
export async function startStaticFiles(bodies: Record<string, Body>): Promise<Server> {
  const folder = folderOf('static');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const locations = await Promise.all(
    Object.entries(bodies).map(async ([urlPath, body], index) => {
      const file = path.join(folder, 'files', String(index));
      await writeFile(file, body.bytes);
      return `location = ${urlPath} { alias ${file}; default_type "${body.type}"; ${addHeaders(body)} }`;
    }),
  );
  const port = await freePort();
  const configuration = path.join(folder, 'nginx.conf');
  await fillTemplate('bench/nginx.conf', configuration, {
    user: userInfo().username,
    folder,
    port: String(port),
    locations: locations.join('\n    '),
  });
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram('nginx', ['-p', folder, '-c', configuration, '-e', 'stderr'], {
    log: `${folder}.log`,
  });
  await waitUntilReady(url + Object.keys(bodies)[0]);
  return { url, ...program };
}
