import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, startProgram, stopProgram } from '../../bin/cluster/programs';

/** Runs render.mjs with the variables of the test. */
export const render = (...options: string[]) =>
  spawnSync(process.execPath, ['deploy/nginx/render.mjs', ...options], {
    encoding: 'utf8',
    env: process.env,
  });

/** All that the tests of the file have started: one that runs out of time does not stop its own. */
const started: ChildProcess[] = [];

/** A folder that only this user can read; after all tests of the file it is removed, and each nginx stopped. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  afterAll(async () => {
    for (const child of started) await stopProgram(child);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** @param first directives before those that were rendered */
export async function startNginx(folder: string, options: string[], first = '') {
  const cache = `${folder}/cache-${started.length}`;
  const { stdout } = render(...options, '--cache', cache, '--alone', folder);
  writeFileSync(`${folder}/nginx.conf`, first + stdout);
  const child = await startProgram(
    findProgram('nginx') ?? '',
    ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
    { cwd: folder, log: `${folder}/output.log` },
  );
  started.push(child);
  return { child, cache, stop: () => stopProgram(child) };
}
