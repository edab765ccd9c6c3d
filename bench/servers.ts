import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { routes } from '@/lib/routes';
import { copyBuild } from '@/e2e/faults/site';
import { fillTemplate } from './template';
import {
  freePort,
  runProgram,
  startProgram,
  untilAnswers,
  type Program,
  type Variables,
} from './programs';

/** What is measured, and what it is measured against. */

const FOLDER = path.resolve('test-results/bench');
const require = createRequire(import.meta.url);
const next = require.resolve('next/dist/bin/next');

/** Programs that listen on loopback. */
export type Server = {
  url: string;
  /** The process that answers. */
  pid: number;
  stop: Program['stop'];
};

export const secret = 'a-secret-for-the-benchmark';

export const folderOf = (name: string) => path.join(FOLDER, name);

/**
 * The built site in a folder of its own with an empty cache, as an operator starts it; every page of
 * `lib/routes.ts` has been visited once.
 * @param name of the folder
 * @param configure changes `server.js`, which holds the compiled configuration of Next.js
 */
export async function startSite(
  name: string,
  variables: Variables & { CONTENT_HOST: string },
  configure?: (server: string) => string,
): Promise<Server & { folder: string }> {
  const folder = folderOf(name);
  await copyBuild(folder);
  if (configure) {
    const server = path.join(folder, 'server.js');
    await writeFile(server, configure(await readFile(server, 'utf8')));
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = startProgram('sh', ['start.sh'], {
    cwd: folder,
    log: `${folder}.log`,
    variables: {
      PORT: String(port),
      SITE_URL: url,
      CONTENT_REVALIDATE_SECONDS: '3600',
      REVALIDATE_SECRET: secret,
      SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  await untilAnswers(`${url}/robots.txt`);
  await visitAll(
    url,
    routes.map((route) => route.path),
  );
  return { url, folder, ...program };
}

/** One after the other, so that the peak of memory is that of the load, not of this. */
export async function visitAll(url: string, paths: readonly string[]): Promise<void> {
  for (const page of paths) await (await fetch(url + page, { redirect: 'manual' })).arrayBuffer();
}

/** The embedded content service with its demo company. */
export async function startContentService(): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(process.execPath, ['--import', 'tsx', 'content-service/main.ts'], {
    log: folderOf('content-service.log'),
    variables: { CONTENT_PORT: String(port), DATA_DIR: folderOf('content-data') },
  });
  await untilAnswers(`${url}/api/site-settings`);
  return { url, ...program };
}

/** A Next.js page with nothing on it, of the same version. */
export async function startBarePage(): Promise<Server> {
  const folder = folderOf('bare');
  await rm(folder, { recursive: true, force: true });
  await cp('bench/bare', folder, { recursive: true });
  await runProgram(process.execPath, [next, 'build'], { cwd: folder, seconds: 300 });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = startProgram(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    log: `${folder}.log`,
  });
  await untilAnswers(`${url}/`);
  return { url, ...program };
}

/** An answer as it went over the wire; `encoding` is empty when it was not compressed. */
export type Body = {
  encoding: string;
  type: string;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

/** What nginx says of a file by itself, and what is said to nginx. */
const OWN_HEADERS =
  /^(connection|content-(length|type)|date|etag|keep-alive|last-modified|transfer-encoding|x-accel-.*)$/;

const addHeaders = ({ headers }: Body): string =>
  Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`)
    .join(' ');

/**
 * nginx with the given bodies as files, already compressed, and with the headers that they had.
 * @param bodies by path, none of which ends with a slash
 */
export async function startStaticFiles(bodies: Record<string, Body>): Promise<Server> {
  const folder = folderOf('static');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const locations = await Promise.all(
    Object.entries(bodies).map(async ([address, body], index) => {
      const file = path.join(folder, 'files', String(index));
      await writeFile(file, body.bytes);
      return `location = ${address} { alias ${file}; default_type "${body.type}"; ${addHeaders(body)} }`;
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
  await untilAnswers(url + Object.keys(bodies)[0]);
  return { url, ...program };
}
