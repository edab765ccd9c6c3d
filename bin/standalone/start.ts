/**
 * Starts a copied build in this very process: `node start.js`. Compiled into the standalone folder,
 * where neither sources nor tools are.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@/lib/env';
import { ownOrigin } from '@/lib/own-origin';
import { readRedirects } from '@/lib/redirects/redirects';
import { warnWhereNothingIsKept } from '../cache-folder';
import { answers, noticeSignals, visitEveryPage } from '../first-visits';
import { orRefuse, refuse, refuseEnvFiles, refuseTakenPort } from '../refusal';
import { keepAssets } from './keep-assets';

/** Longer than nginx keeps its own end open, so that it never writes to a closed connection. In ms. */
const KEEP_ALIVE_MS = 75_000;

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

refuseEnvFiles(FOLDER);
const environment = orRefuse(() => readEnvironment(process.env));
if (!environment.CONTENT_HOST)
  refuse('CONTENT_HOST: must be set, since no content service is here');
await refuseTakenPort(environment.PORT, environment.HOSTNAME);

// Paths count from where the operator is; the server reads the variable again from its own folder.
const { REDIRECTS_FILE } = environment;
const ASSETS_DIR = environment.ASSETS_DIR && path.resolve(environment.ASSETS_DIR);
orRefuse(() => readRedirects(REDIRECTS_FILE));
if (existsSync(REDIRECTS_FILE)) process.env.REDIRECTS_FILE = path.resolve(REDIRECTS_FILE);

process.chdir(FOLDER);
warnWhereNothingIsKept();
process.env.KEEP_ALIVE_TIMEOUT ??= String(KEEP_ALIVE_MS);
if (ASSETS_DIR) {
  await keepAssets('.next/static', ASSETS_DIR).catch((error: Error) =>
    refuse(`ASSETS_DIR: cannot be used (${error.message})`),
  );
}
createRequire(import.meta.url)('./.delivery/server-hook.cjs');
const server = './server.js';
await import(server);
const address = ownOrigin(environment);
const isStopping = noticeSignals();
await answers(address, isStopping);
await visitEveryPage(address, isStopping);
