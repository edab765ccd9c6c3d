import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** @returns standard output without its last line end. @throws with standard error */
export async function read(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trimEnd();
}

/** Shows the output, and waits. @throws when the exit code is not 0 */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** Asks twice a second; an error counts as no. @throws after three minutes */
export async function until(condition: () => Promise<unknown>, otherwise: string): Promise<void> {
  const end = Date.now() + 180_000;
  while (!(await condition().catch(() => false))) {
    assert(Date.now() < end, otherwise);
    await setTimeout(500);
  }
}

/** Debian as debootstrap installs it. @param folder is emptied; gets the files @param packages as well */
export async function installDebian(folder: string, packages = 'apt', suite = 'bookworm') {
  rmSync(folder, { recursive: true, force: true });
  // The mirror that apt of this machine uses.
  const where = ['Created-By: Packages', 'Origin: Debian', 'Codename: bookworm'];
  const found = await read('apt-get', 'indextargets', '--format', '$(REPO_URI)', ...where);
  const [mirror] = found.split('\n');
  assert(mirror, 'apt knows no mirror of Debian 12: run apt-get update');
  run('debootstrap', '--variant=minbase', `--include=${packages}`, suite, folder, mirror);
}
