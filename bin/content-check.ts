/**
 * Asks a content host for everything that the site needs of it, and says what is wrong; or reads a running site, and
 * says what is wrong with its languages.
 */
import { isLoopback } from '@/content-service/env';
import { checkHost } from '@/lib/features/content-check/check-host';
import { crawl, MOST_PAGES } from '@/lib/features/content-check/crawl/crawl';
import {
  siteLanguagesReport,
  siteLanguagesText,
} from '@/lib/features/content-check/crawl/site-languages-report';
import { faultOfHost } from '@/lib/features/content-check/reach';
import { reportText } from '@/lib/features/content-check/report-text';
import { readEnvironment } from '@/lib/platform/env';
import { EnvError } from '@/node/env';
import { exitWith, readOptions } from './lib/command-line';
import { findSharedSecret } from './lib/shared-secrets';

const USAGE = `Usage: npm run content:check -- https://host [--json]
       npm run content:check -- --site https://www.example [--json]
CONTENT_TOKEN, MEDIA_HOSTS and SAMPLES are read as the site reads them; without CONTENT_TOKEN a host on
this machine gets that of the last \`npm start\`, in DATA_DIR.`;

/** Overwrites one line on a terminal. */
function showProgress(step: string, done: number, all: number): void {
  const line = `checking ${step} (${done} of ${all})`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (!['files', 'pages'].includes(step) || done === 0) process.stderr.write(`${line}\n`);
}

const { values, positionals } = readOptions(USAGE, {
  json: { type: 'boolean' },
  site: { type: 'string' },
  help: { type: 'boolean' },
});
if (values.help) exitWith(USAGE, 2);
if (values.site === undefined) await checkContent(positionals[0] ?? process.env.CONTENT_HOST);
else await checkSite(values.site);

/** @param report which text says in words */
function print(report: object, text: string, ok: boolean): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(values.json ? JSON.stringify(report, null, 2) : text);
  process.exitCode = ok ? 0 : 1;
}

async function checkContent(host: string | undefined): Promise<void> {
  if (!host || positionals.length > 1) exitWith(USAGE, 2);
  process.env.CONTENT_HOST = host;
  const isHere = URL.canParse(host) && isLoopback(new URL(host).hostname.replace(/[[\]]/g, ''));
  const token = process.env.CONTENT_TOKEN || (isHere && findSharedSecret('CONTENT_TOKEN'));
  // What is assigned nothing would hold the word `undefined`.
  if (token) process.env.CONTENT_TOKEN = token;
  try {
    readEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvError) exitWith(error.message, 2);
    throw error;
  }
  const fault = await faultOfHost(host, Boolean(process.env.CONTENT_TOKEN));
  if (fault) exitWith(fault);
  const report = await checkHost(host, showProgress);
  print(report, reportText(report), report.ok);
}

async function checkSite(site: string): Promise<void> {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (positionals.length > 0 || !url || !/^https?:$/.test(url.protocol)) exitWith(USAGE, 2);
  const crawled = await crawl(url.origin, (done, all) => showProgress('pages', done, all)).catch(
    (error: Error) => exitWith(error.message),
  );
  const report = siteLanguagesReport(crawled);
  print(report, siteLanguagesText(report, MOST_PAGES), report.faults.length === 0);
}
