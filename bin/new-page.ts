/** Makes a new page; with --endpoint also a list of the content host that it shows. */
import { execFileSync } from 'node:child_process';
import { newPage } from './lib/new-page';
import { exitWith, readOptions } from './lib/command-line';

const LEFT =
  'say what the page is in words/en/pages.ts, then npm run words:source, and link it from a menu. npm run words:missing lists what the other languages lack. CONTRIBUTING.md, “Add a list”, tells what a list needs besides.';

const USAGE = 'Usage: npm run new:page -- /path [--endpoint name]';

const { values, positionals } = readOptions(USAGE, { endpoint: { type: 'string' } });
const [path] = positionals;
if (!path || positionals.length > 1) exitWith(USAGE, 2);

try {
  const files = newPage('.', { path, endpoint: values.endpoint });
  // Lines are as long as the names.
  execFileSync('node_modules/.bin/prettier', ['--write', '--log-level', 'warn', ...files]);
  const generate = (script: string) =>
    execFileSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  generate('words:source');
  files.push('words/en.json');
  if (values.endpoint) {
    generate('content:openapi');
    files.push('docs/content-api.openapi.yaml');
  }
  console.log(files.join('\n'));
  console.log(`\nLeft to do: ${LEFT}`);
} catch (error) {
  exitWith((error as Error).message, 2);
}
