/** Makes a new page; with --endpoint also a list of the content host that it shows. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { newPage } from './lib/new-page';

const USAGE = 'Usage: npm run new:page -- /path [--endpoint name]';

function exitWith(line: string): never {
  console.error(line);
  process.exit(2);
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { endpoint: { type: 'string' } },
    });
    const [path] = positionals;
    if (!path || positionals.length > 1) exitWith(USAGE);
    return { path, endpoint: values.endpoint };
  } catch (error) {
    exitWith(`${(error as Error).message}\n${USAGE}`);
  }
}

const given = options();
try {
  const files = newPage('.', given);
  if (given.endpoint) {
    execFileSync('npm', ['run', '--silent', 'content:openapi'], { stdio: 'inherit' });
    files.push('docs/content-api.openapi.yaml');
  }
  console.log(files.join('\n'));
} catch (error) {
  exitWith((error as Error).message);
}
