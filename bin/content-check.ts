/** Asks a content host for everything that the site needs of it, and says what is wrong. */
import { parseArgs } from 'node:util';
import { checkHost } from '@/lib/content-check/check-host';
import { reportText } from '@/lib/content-check/report';
import { EnvironmentError, readEnvironment } from '@/lib/env';

const USAGE = `Usage: npm run content:check -- https://host [--json]
CONTENT_TOKEN and MEDIA_HOSTS are read as the site reads them.`;

function giveUp(line: string): never {
  console.error(line);
  process.exit(2);
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    });
    const host = positionals[0] ?? process.env.CONTENT_HOST;
    if (values.help || !host || positionals.length > 1) giveUp(USAGE);
    return { json: values.json, host };
  } catch (error) {
    giveUp(`${(error as Error).message}\n${USAGE}`);
  }
}

/** One line that writes over itself on a terminal; elsewhere a line a step. */
function showProgress(step: string, done: number, all: number): void {
  const line = `checking ${step} (${done} of ${all})`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (step !== 'files' || done === 0) process.stderr.write(`${line}\n`);
}

const { json, host } = options();
process.env.CONTENT_HOST = host;
try {
  readEnvironment(process.env);
} catch (error) {
  if (error instanceof EnvironmentError) giveUp(error.message);
  throw error;
}
const report = await checkHost(host, showProgress);
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
console.log(json ? JSON.stringify(report, null, 2) : reportText(report));
process.exitCode = report.ok ? 0 : 1;
