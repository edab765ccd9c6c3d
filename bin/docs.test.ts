/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'deploy'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The lines of every shell block. */
const linesOfBlocks = (text: string) =>
  groups(text, /^```(?:sh|bash|shell|console)\n([\s\S]*?)^```/gm).flatMap((block) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.replace(/^\$ /, '').trim())
      .filter((line) => line && !line.startsWith('#')),
  );

/** What stands in a sentence or a table. */
const inSentences = (text: string) =>
  groups(text, /(?<!`)`((?:npm|npx|node|docker|systemctl) [^`\n]+)`(?!`)/g);

/** Every command of the docs, once a document; `&&` joins commands of which each counts. */
const commands = documents.flatMap(({ file, text }) => {
  const lines = [...linesOfBlocks(text), ...inSentences(text)];
  return [...new Set(lines.flatMap((line) => line.split(' && ')))].map((command) => ({
    file,
    command,
  }));
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Which test runs a command: the file, and the words in it that do. */
const runBy: [command: RegExp, test: string, words: string][] = [
  [/^npm ci$/, '.ci/run', 'npm ci'],
  [/^npm test$/, '.ci/run', 'npm test'],
  [/^npm run build$/, 'bin/test.ts', 'bin/build.ts'],
  [/^npm start$/, 'playwright.config.ts', 'bin/start.ts'],
  [/^npm run demo$/, 'e2e/programs.spec.ts', "['demo', "],
  [/^npm run dev$/, 'e2e/programs.spec.ts', "['dev', "],
  [/^npm run demo:cluster$/, 'e2e/programs.spec.ts', "'demo-cluster'"],
  [/^node start\.js$/, 'bin/cluster/cluster.ts', "'start.js'"],
  [/^node deploy\/nginx\/render\.mjs /, 'deploy/nginx/render.test.ts', 'deploy/nginx/render.mjs'],
  [/^npm run lint$/, 'bin/test.ts', "npx('eslint')"],
  [/^npm run typecheck$/, 'bin/test.ts', "npx('tsc')"],
  [/^npm run unit$/, 'bin/test.ts', "npx('jest')"],
  [/^npm run e2e$/, 'bin/test.ts', "npx('playwright')"],
  [/^npm run format$/, 'bin/docs.test.ts', "['run', 'format']"],
  [/^npm run bench( -- .*)?$/, 'bin/test.ts', 'bench/main.ts'],
  [/complete-lockfile\.ts$/, 'bin/docs.test.ts', "'bin/complete-lockfile.ts'"],
  [/^npm run new:page -- /, 'bin/new-page.test.ts', "'new:page'"],
  [/^npm run content:openapi$/, 'bin/new-page.ts', "'content:openapi'"],
  [/^npm run content:check( -- .*)?$/, 'bin/content-check.test.ts', "npmRun('content:check'"],
  [/^npm run (--silent )?enquiries -- /, 'bin/enquiries.test.ts', "npmRun('enquiries'"],
  [/^npm run content:backup -- /, 'bin/enquiries.test.ts', "npmRun('content:backup'"],
  [/^npm run content:restore -- /, 'bin/enquiries.test.ts', "npmRun('content:restore'"],
  [/^node -e /, 'bin/docs.test.ts', "execFileSync('node'"],
];

/** Not run by any test, and why. */
const notRun: [command: RegExp, reason: string][] = [
  [/^npm install$/, 'it is npm itself; what comes after it here is run'],
  [/^npm audit$/, 'it is npm itself, run by bin/check-audit.ts where the registry answers it'],
  [/^(sudo )?(docker|systemctl|journalctl)\b/, 'there is no such engine; the files are linted'],
];

/** A folder with copies, for commands that write; packages are those of the project. */
function copied(...names: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const name of names) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

it.each(commands)('$file: $command', ({ command }) => {
  const covered = runBy.find(([pattern]) => pattern.test(command));
  if (!covered) {
    expect(notRun.filter(([pattern]) => pattern.test(command))).toHaveLength(1);
    return;
  }
  const [, test, words] = covered;
  expect(readFileSync(test, 'utf8')).toContain(words);
});

it('names no script of npm that package.json does not have', () => {
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('explains no command of which the docs no longer speak', () => {
  const unused = runBy.filter(
    ([pattern]) => !commands.some(({ command }) => pattern.test(command)),
  );
  expect(unused).toEqual([]);
});

it('formats with the command that it names', () => {
  const folder = copied('package.json', '.prettierrc.json', '.prettierignore');
  writeFileSync(path.join(folder, 'example.ts'), 'const a = "b"');
  execFileSync('npm', ['run', 'format'], { cwd: folder, stdio: 'pipe' });
  expect(readFileSync(path.join(folder, 'example.ts'), 'utf8')).toBe("const a = 'b';\n");
  rmSync(folder, { recursive: true });
});

it('completes the lockfile with the command that it names, and has', () => {
  const folder = copied('package.json', 'package-lock.json', 'bin');
  const said = execFileSync('node', ['--import', 'tsx', 'bin/complete-lockfile.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(said).toBe('package-lock.json: 0 added\n');
  rmSync(folder, { recursive: true });
});

it('makes secrets with the command that it names', () => {
  const found = commands.filter(({ command }) => command.startsWith('node -e '));
  expect(found.length).toBeGreaterThan(0);
  for (const { command } of found) {
    const [, program = ''] = /^node -e "(.*)"$/.exec(command) ?? [];
    const said = execFileSync('node', ['-e', program], { encoding: 'utf8' });
    expect(said.trim()).toMatch(/^[\w-]{43}$/);
  }
});

it('leads nowhere that does not exist', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => path.join(path.dirname(file), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

it('names no file of the project that does not exist', () => {
  const folders = 'app|bench|bin|components|content-service|deploy|docs|e2e|lib';
  const pattern = new RegExp(
    '`((?:' + folders + ')/[\\w./()-]+\\.(?:ts|tsx|mjs|md|yaml|css|json))`',
    'g',
  );
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
