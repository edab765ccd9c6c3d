/** Asks a content host for everything that the site needs of it, and says what is wrong. */
import { isLoopback } from '@/content-service/env';
import { checkHost } from '@/lib/features/content-check/check-host';
import { faultOfHost } from '@/lib/features/content-check/reach';
import { reportText } from '@/lib/features/content-check/report-text';
import { readEnvironment } from '@/lib/platform/env';
import { EnvError } from '@/node/env';
import { exitWith, readOptions } from './lib/command-line';
import { findSharedSecret } from './lib/shared-secrets';

const USAGE = `Usage: npm run content:check -- https://host [--json]
CONTENT_TOKEN, MEDIA_HOSTS and SAMPLES are read as the site reads them; without CONTENT_TOKEN a host on
this machine gets that of the last \`npm start\`, in DATA_DIR.`;

/** Overwrites one line on a terminal. */
function showProgress(step: string, done: number, all: number): void {
  const line = `checking ${step} (${done} of ${all})`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (step !== 'files' || done === 0) process.stderr.write(`${line}\n`);
}

const { values, positionals } = readOptions(USAGE, {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
});
const host = positionals[0] ?? process.env.CONTENT_HOST;
if (values.help || !host || positionals.length > 1) exitWith(USAGE, 2);

process.env.CONTENT_HOST = host;
if (URL.canParse(host) && isLoopback(new URL(host).hostname.replace(/[[\]]/g, '')))
  process.env.CONTENT_TOKEN ||= findSharedSecret('CONTENT_TOKEN');
try {
  readEnvironment(process.env);
} catch (error) {
  if (error instanceof EnvError) exitWith(error.message, 2);
  throw error;
}
const fault = await faultOfHost(host, Boolean(process.env.CONTENT_TOKEN));
if (fault) exitWith(fault);
const report = await checkHost(host, showProgress);
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
process.exitCode = report.ok ? 0 : 1;
