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
import { basename, join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';

const EDITOR = resolve(import.meta.dirname, '../..');
const NOT_COPIED = ['node_modules', '.next', 'test-results', 'test', 'e2e'];
const ROOT = resolve(EDITOR, '..');
const folder = mkdtempSync(join(tmpdir(), 'editor-copy-'));
const copy = join(folder, 'cms');

cpSync(EDITOR, copy, {
  recursive: true,
  filter: (path) => path === EDITOR || !NOT_COPIED.includes(basename(path)),
});
symlinkSync(join(EDITOR, 'node_modules'), join(copy, 'node_modules'));
for (const shared of ['contract', 'node', 'words'])
  symlinkSync(join(ROOT, shared), join(folder, shared));
after(() => rmSync(folder, { recursive: true }));

const migration = async (name: string): Promise<string> =>
  (await promisify(execFile)('npm', ['run', 'migration', '--', name], { cwd: copy })).stdout;

const FOLDERS = ['migrations', 'migrations-postgres'];
const filesIn = (folder: string) => readdirSync(join(copy, folder));
const written = (name: string) =>
  FOLDERS.map((folder) => filesIn(folder).find((file) => file.endsWith(`_${name}.ts`)));

describe('npm run migration', () => {
  it('writes nothing where no collection has changed', async () => {
    const before = FOLDERS.map(filesIn);
    assert.match(await migration('nothing'), /nothing to migrate/);
    assert.deepEqual(FOLDERS.map(filesIn), before);
  });

  it('writes the migrations of both databases for a new field', async () => {
    const file = join(copy, 'collections/home-lists.ts');
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(
      /fields: (formOf\(skillRecord.*\)),/,
      "fields: [...$1, { name: 'motto', type: 'text' }],",
    );
    assert.notEqual(changed, text);
    writeFileSync(file, changed);
    await migration('motto');
    const files = written('motto');
    for (const [index, folder] of FOLDERS.entries()) {
      const [up = ''] = readFileSync(join(copy, folder, files[index]!), 'utf8').split(
        'function down',
      );
      assert.match(up.replaceAll(/[`"\\]/g, ''), /ALTER TABLE skills ADD (COLUMN )?motto /);
      assert.match(readFileSync(join(copy, folder, 'index.ts'), 'utf8'), /_motto'/);
    }
  });

  it('keeps the snapshot of the last one alone', () => {
    for (const folder of FOLDERS) {
      const snapshots = filesIn(folder).filter((file) => file.endsWith('.json'));
      assert.deepEqual(
        snapshots.map((file) => file.replace(/^\d+_\d+/, '')),
        ['_motto.json'],
      );
    }
  });

  it('writes no initial migration anew where there are later ones', async () =>
    assert.rejects(migration('initial'), /later ones are added/));

  it('writes the initial migrations anew until then, with what has changed', async () => {
    for (const folder of FOLDERS)
      cpSync(join(EDITOR, folder), join(copy, folder), { recursive: true, force: true });
    for (const folder of FOLDERS)
      for (const file of filesIn(folder).filter((each) => each.includes('motto')))
        rmSync(join(copy, folder, file));
    await migration('initial');
    for (const folder of FOLDERS) {
      const files = filesIn(folder);
      assert.match(files.join(), /^\d+_\d+_initial\.json,\d+_\d+_initial\.ts,index\.ts$/);
      const text = readFileSync(join(copy, folder, files[1]!), 'utf8');
      const [, skills = ''] = text.split(/CREATE TABLE [`"\\]+skills[`"\\]+ \(/);
      assert.match(skills.slice(0, 600), /motto/);
    }
  });

  it('refuses names that are no file names', async () =>
    assert.rejects(migration('../x'), /lower-case letters/));
});
