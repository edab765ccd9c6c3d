import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { checksumOf, editorSources, filesIn } from '../../bin/lib/editor';
import { foldersOf } from './companies';

const EDITOR = resolve(import.meta.dirname, '..');
const TEMPLATES = join(EDITOR, 'test-results/templates');

function make(target: string): void {
  mkdirSync(TEMPLATES, { recursive: true });
  const folder = mkdtempSync(join(TEMPLATES, 'new-'));
  try {
    for (const state of ['demo', 'small']) {
      const args = ['--conditions=production', '--import', 'tsx', 'test/make-template.ts'];
      execFileSync(process.execPath, [...args, join(folder, state), state], {
        cwd: EDITOR,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    // Another process may have made it meanwhile.
    if (!existsSync(target)) renameSync(folder, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const name of readdirSync(TEMPLATES))
    if (!name.startsWith('new-') && name !== basename(target))
      rmSync(join(TEMPLATES, name), { recursive: true });
}

/**
 * A folder with what test files begin with: `demo` and `small`, each with the `company`, an editor that has
 * its `tables`, and one that is `seeded` with the company. It is made once for what the editor and the
 * company are now, since taking in a company takes long.
 */
export function template(): string {
  const sources = [
    ...editorSources(),
    ...foldersOf('demo').flatMap((folder) => [...filesIn(folder)]),
    ...['companies.ts', 'make-template.ts'].map((name) => join(import.meta.dirname, name)),
  ];
  const target = join(TEMPLATES, checksumOf(sources).slice(0, 16));
  if (!existsSync(target)) make(target);
  return target;
}
