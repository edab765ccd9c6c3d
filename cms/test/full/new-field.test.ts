import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'new-field-'));
after(() => rmSync(folder, { recursive: true }));

const SOURCES = ['bin', 'cms', 'content-service', 'contract', 'docs', 'lib', 'node', 'words'];
const OF_TESTS = [
  'app',
  'testing',
  'jest.config.mjs',
  'jest.setup.ts',
  'jest.setup.dom.ts',
  'next.config.ts',
];
const FILES = ['.prettierrc.json', 'package.json', 'tsconfig.json'];
const NOT_COPIED = ['node_modules', '.next', 'test-results'];
const PACKAGES = ['node_modules', 'cms/node_modules'];

const RECORD = 'contract/records/catalogue.ts';
const inCopy = (file: string) => readFileSync(join(folder, file), 'utf8');

const run = (command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: folder, timeout: 240_000 });

function filesIn(root: string): Map<string, string> {
  const found = SOURCES.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !file.split('/').some((part) => NOT_COPIED.includes(part))),
  );
  return new Map(found.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The entry that CONTRIBUTING.md has as its example, put behind the last fact of a product. */
function addField(): void {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, entry = ''] = /`(surface_roughness: f\.[^`]+)`/.exec(guide) ?? [];
  const written = inCopy(RECORD);
  const changed = written.replace(/(?=\n {6}documents: documentsField)/, `\n      ${entry},`);
  assert.notEqual(changed, written);
  writeFileSync(join(folder, RECORD), changed);
}

describe('a field that is added as CONTRIBUTING.md says', () => {
  const untouched = new Map<string, string>();
  before(async () => {
    for (const source of [...SOURCES, ...OF_TESTS, ...FILES])
      cpSync(join(ROOT, source), join(folder, source), {
        recursive: true,
        filter: (path) => !NOT_COPIED.includes(basename(path)),
      });
    for (const packages of PACKAGES) symlinkSync(join(ROOT, packages), join(folder, packages));
    for (const [file, text] of filesIn(folder)) untouched.set(file, text);
    addField();
    await run('npm', 'run', 'generate', '--', 'initial');
  });

  it('is one entry by hand; the rest is generated', () => {
    const now = filesIn(folder);
    const names = new Set([...untouched.keys(), ...now.keys()]);
    const changed = [...names]
      .filter((file) => now.get(file) !== untouched.get(file))
      .map((file) => file.replace(/^(cms\/migrations(-postgres)?\/).*/, '$1'));
    assert.deepEqual([...new Set(changed)].sort(), [
      'cms/migrations-postgres/',
      'cms/migrations/',
      'cms/payload-types.ts',
      RECORD,
      'docs/content-api.openapi.yaml',
      'words/en.json',
      'words/en/facts.ts',
    ]);
    assert.match(inCopy('cms/payload-types.ts'), /surface_roughness\?: string/);
    assert.match(inCopy('docs/content-api.openapi.yaml'), /title: Surface roughness/);
  });

  it('has its name in English alone, which is noted and fails no release', async () => {
    const { stdout } = await run('npm', 'run', 'words:missing', '--', '--release');
    assert.match(
      stdout,
      /^de lacks 1 of \d+ texts\n {2}shop\.facts\.surface_roughness: Surface r/m,
    );
  });

  it('passes the tests of words and facts', async () => {
    const tests = ['words/words.test', 'words/lacking.test', 'lib/content/schemas/facts.test'];
    await run('node_modules/.bin/jest', '--selectProjects', 'node', '--', ...tests);
  });
});
