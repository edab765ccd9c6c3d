import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { startNginx } from '@/bin/cluster/cluster';
import { startProgram, stopProgram, until } from '@/bin/cluster/programs';
import { waitForExit, type Variables } from '@/bin/lib/processes';
import { startContentHost, type ContentHost } from '@/e2e/faults/content-host';
import { prepareSite, type Site } from '@/e2e/faults/site';
import { dynamicPaths, routes } from '@/lib/pages/routes';
import { innerPages } from '@/lib/pages/routes/queries';

/** A built tree of the repository. Paths of pages, hosts of content and load are those of this tree. */
export type Subject = {
  name: string;
  root: string;
  /** URL of a content host to measure with, in place of the tree's demo company. */
  host?: string;
};

export const FOLDER = path.resolve('test-results/bench');

/** Those that are rendered for each visit are not stored. */
export const storedPages: string[] = routes
  .map(({ path: page }) => page)
  .filter((page) => !innerPages.has(page) && !dynamicPaths.includes(page));

const stops: (() => Promise<unknown>)[] = [];
/** What stops when the measurement ends, however it does. */
export const stopAfterwards = (stop: () => Promise<unknown>) => stops.push(stop);
export const stopAll = () => Promise.all(stops.splice(0).map((stop) => stop()));

type Options = { cwd?: string; variables?: Variables };

export async function start(
  name: string,
  command: string,
  args: string[],
  { cwd = '.', variables = {} }: Options = {},
): Promise<ChildProcess> {
  await mkdir(FOLDER, { recursive: true });
  const log = path.join(FOLDER, `${name}.log`);
  const all = { NODE_ENV: 'production', ...variables } as const;
  const child = await startProgram(command, args, { cwd, log, variables: all });
  child.on('error', console.error); // such as a command that is not installed
  stopAfterwards(() => stopProgram(child));
  return child;
}

/** @returns what the program printed. @throws when it fails, with the end of that */
export async function run(command: string, args: string[], options?: Options): Promise<string> {
  const log = path.join(FOLDER, 'run.log');
  await rm(log, { force: true });
  const code = await waitForExit(await start('run', command, args, options));
  const output = await readFile(log, 'utf8');
  if (code === 0) return output;
  throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output.slice(-2_000)}`);
}

/** The content service of the tree with its demo company, unless the subject has a host. */
export async function contentHostOf({ root, host }: Subject): Promise<string> {
  if (host) return host;
  const port = String(await getPort());
  const url = `http://127.0.0.1:${port}`;
  const variables = { CONTENT_PORT: port, DATA_DIR: path.join(root, 'test-results/bench/content') };
  const args = ['--import', 'tsx', 'content-service/main.ts'];
  const child = await start('content-service', 'node', args, { cwd: root, variables });
  await until(async () => (await fetch(`${url}/api/site-settings`)).ok, child);
  return url;
}

/** A host whose content a measurement changes. */
export async function changingHost(): Promise<ContentHost> {
  const host = await startContentHost();
  stopAfterwards(host.stop);
  return host;
}

/** The tree's site in a folder of its own with an empty cache, not started yet. */
export async function installSite(
  { root }: Subject,
  variables: { CONTENT_HOST: string } & Record<string, string>,
  name = 'site',
): Promise<Site> {
  const all = { CONTENT_REVALIDATE_SECONDS: '3600', ...variables };
  const site = await prepareSite(`bench-${name}`, all, path.join(root, '.next/standalone'));
  stopAfterwards(site.stop);
  return site;
}

/** As `installSite`, and visits every page once: one after the other, which keeps the peak of memory low. */
export async function startSite(...args: Parameters<typeof installSite>): Promise<Site> {
  const site = await installSite(...args);
  await site.start();
  for (const page of storedPages) await site.get(page);
  return site;
}

type Server = { url: string; pid: number };

/** nginx in front of a site, with the configuration that the tree ships. */
export async function startShippedNginx({ root }: Subject, site: Site): Promise<Server> {
  const port = await getPort();
  await rm(path.join(FOLDER, 'nginx'), { recursive: true, force: true });
  const sites = [{ host: new URL(site.url).host }];
  const child = await startNginx(FOLDER, port, sites, path.join(site.folder, 'assets'), root);
  stopAfterwards(() => stopProgram(child));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid! };
}

const built = new Set<string>();

/** An empty page of the Next.js that the tree has. */
export async function startBarePage({ root }: Subject): Promise<Server> {
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const cwd = path.join(root, 'test-results/bench/bare');
  if (!built.has(root)) await cp('bench/bare', cwd, { recursive: true });
  if (!built.has(root)) await run('node', [next, 'build'], { cwd });
  built.add(root);
  const port = String(await getPort());
  const child = await start('bare', 'node', [next, 'start', '-p', port], { cwd });
  const url = `http://localhost:${port}`;
  await until(async () => (await fetch(url)).ok, child);
  return { url, pid: child.pid! };
}

const statusOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  1024;
/** Resident, in MB. */
export const memory = (pid: number): number => statusOf(pid, 'VmRSS');
/** The most since the start or `resetPeakMemory`. */
export const peakMemory = (pid: number): number => statusOf(pid, 'VmHWM');
/** Where a container forbids it, the peak counts from the start of the process. */
export function resetPeakMemory(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {}
}

export const childrenOf = (pid: number): number[] =>
  (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number);

/** In ms, of a process and its children so far. */
export function processorTime(pid: number): number {
  // The fields after the name, which may contain spaces, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  const own = 10 * (Number(fields[11]) + Number(fields[12]));
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
}
