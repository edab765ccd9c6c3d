/** Starts the built site in this process. Bundled into the standalone folder. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { warmPictures } from '@/lib/delivery/cache/warm-pictures';
import { nameForNext } from '@/lib/delivery/next/listen-on';
import type { Environment } from '@/lib/platform/env';
import { localOrigin } from '@/lib/platform/local-origin';
import { warmEveryPage, watchForStop } from '../lib/readiness';
import { exitWith } from '../lib/command-line';
import { checkPort, checkSettings } from '../lib/start-checks';
import { warnIfCacheReadOnly } from './cache-folder';
import { keepAssets } from './keep-assets';
import { keepUnavailablePage } from './keep-unavailable-page';

/** Longer than nginx keeps a connection open (30 s), so that nginx never writes to a closed one. */
const KEEP_ALIVE_MS = 45_000;

/** Of a full or read-only disk, which is no wrong setting. */
const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

async function start(): Promise<void> {
  const environment = checkSettings(process.env, __dirname);
  if (!environment.CONTENT_HOST)
    exitWith('CONTENT_HOST must be set, since no content service is here.');
  const listenIp = await checkPort(environment.PORT, environment.HOSTNAME);
  sayWhereItListens(environment, listenIp);

  // Relative paths are the operator's; Next.js changes into its own folder.
  const { REDIRECTS_FILE } = environment;
  const ASSETS_DIR = environment.ASSETS_DIR && path.resolve(environment.ASSETS_DIR);
  if (existsSync(REDIRECTS_FILE)) process.env.REDIRECTS_FILE = path.resolve(REDIRECTS_FILE);

  process.chdir(__dirname);
  warnIfCacheReadOnly();
  // Otherwise Next.js would listen on IPv4 only.
  const host = environment.HOSTNAME ?? listenIp;
  process.env.KEEP_ALIVE_TIMEOUT ??= String(KEEP_ALIVE_MS);
  if (ASSETS_DIR) await keepAssetsOrExit(ASSETS_DIR);

  const { listening } = await import('@/lib/delivery/server/server-hook');
  const server = './server.js';
  process.env.HOSTNAME = nameForNext(host);
  await import(server); // reads it at once
  process.env.HOSTNAME = host;
  const origin = localOrigin(environment);
  const isStopping = watchForStop();
  await listening;
  if (ASSETS_DIR) keepUnavailablePage(origin, ASSETS_DIR);
  if (environment.WARM_PAGES === 'off') return;
  const pictures = await warmEveryPage(origin, isStopping);
  if (environment.WARM_PICTURES === 'on') await warmPictures(origin, pictures);
}

/** Where programs of this machine, such as nginx, might look for the site in vain. */
function sayWhereItListens({ HOSTNAME, PORT }: Environment, ip: string): void {
  if (!HOSTNAME && process.env.HOSTNAME)
    console.log(`HOSTNAME is the name of this machine: listening on every address, port ${PORT}`);
  if (HOSTNAME && !/^(?:127\.|::1$|0\.0\.0\.0$|::$)/.test(ip))
    console.log(`Listening on ${ip} alone, port ${PORT}, because HOSTNAME is ${HOSTNAME}`);
}

async function keepAssetsOrExit(folder: string): Promise<void> {
  await keepAssets('.next/static', folder).catch((error: NodeJS.ErrnoException) => {
    const message = `ASSETS_DIR: cannot be used (${error.message})`;
    if (!NO_SPACE.includes(error.code ?? '')) exitWith(message);
    // The web server asks the site for what is missing.
    console.error(message);
  });
}

void start();
