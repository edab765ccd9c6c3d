import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, type Subject } from './programs';

const read = (...file: string[]): string | undefined =>
  existsSync(path.join(...file)) ? readFileSync(path.join(...file), 'utf8') : undefined;

const clean = ['ci', '--no-audit', '--no-fund'];
/** In production npm would leave out what builds. */
const development = { NODE_ENV: undefined };

const build = (cwd: string) =>
  run('node', ['--import', 'tsx', 'bin/build.ts', '--without-types'], { cwd });

/** Builds this tree, and installs the benchmark's own packages where they are missing or outdated. */
export async function buildThisTree(): Promise<void> {
  await run('npm', ['ls', '--prefix', 'bench']).catch(() =>
    run('npm', [...clean, '--prefix', 'bench'], { variables: development }),
  );
  await build('.');
}

/** A tree of another commit, built in a folder that is removed when this process ends. */
export async function buildCommit(commit: string): Promise<Subject> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => {
    rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    execFileSync('git', ['worktree', 'remove', '--force', root]);
  });
  await run('git', ['worktree', 'add', '--detach', root, commit]);
  const hasLinked = async (folder: string) => {
    const same = read(folder, 'package-lock.json') === read(root, folder, 'package-lock.json');
    const installed = path.join(folder, 'node_modules');
    if (!same || !existsSync(installed)) return false;
    // Not onto another disk.
    const linked = run('cp', ['-al', installed, path.join(root, folder)]);
    return linked.then(
      () => true,
      () => false,
    );
  };
  if (!(await hasLinked('.'))) await run('npm', clean, { cwd: root, variables: development });
  await hasLinked('cms'); // else the editor installs its packages itself
  await build(root);
  return { name: commit, root };
}
