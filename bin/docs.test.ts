/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...['docs', 'deploy'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The lines of every shell block; `&&` joins commands of which each counts. */
const commands = documents.flatMap(({ file, text }) =>
  [...text.matchAll(/^```(?:sh|bash|shell|console)\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.replace(/^\$ /, '').trim())
      .filter((line) => line && !line.startsWith('#'))
      .flatMap((line) => line.split(' && '))
      .map((command) => ({ file, command })),
  ),
);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Which test runs a command: the file, and the words in it that do. */
const runBy: [command: RegExp, test: string, words: string][] = [
  [/^npm ci$/, '.ci/run', 'npm ci'],
  [/^npm test$/, '.ci/run', 'npm test'],
  [/^npm run build$/, 'bin/test.ts', 'bin/build.ts'],
  [/^npm start$/, 'playwright.config.ts', 'bin/start.ts'],
  [/^npm run (demo|dev)$/, 'e2e/programs.spec.ts', "['demo', 'dev']"],
  [/^npm run lint$/, 'bin/test.ts', "npx('eslint')"],
  [/^npm run typecheck$/, 'bin/test.ts', "npx('tsc')"],
  [/^npm run unit$/, 'bin/test.ts', "npx('jest')"],
  [/^npm run e2e$/, 'bin/test.ts', "npx('playwright')"],
  [/^npm run content:check -- /, 'bin/content-check.test.ts', "npmRun('content:check'"],
  [/^npm run (--silent )?enquiries -- /, 'bin/enquiries.test.ts', "npmRun('enquiries'"],
  [/^npm run content:backup -- /, 'bin/enquiries.test.ts', "npmRun('content:backup'"],
  [/^npm run content:restore -- /, 'bin/enquiries.test.ts', "npmRun('content:restore'"],
  [/^node -e /, 'bin/docs.test.ts', "execFileSync('node'"],
];

/** Not run by any test, and why. */
const notRun: [command: RegExp, reason: string][] = [
  [
    /^npm run bench( -- .*)?$/,
    'it takes half an hour; each of its parts that computes is unit-tested',
  ],
  [/^npm run format$/, 'it rewrites the working tree; the tests run the same program with --check'],
  [/^(sudo )?(docker|systemctl|journalctl)\b/, 'there is no such engine; the files are linted'],
];

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
