import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Variables } from '../processes';

/** Where Debian keeps what only administrators have on their path. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** @returns its path, undefined where it is not installed */
export const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find(existsSync);

/** What a program prints goes to a file. However we end, it ends with us. */
export async function startProgram(
  command: string,
  args: string[],
  { cwd, log, variables = {} }: { cwd: string; log: string; variables?: Variables },
): Promise<ChildProcess> {
  const output = await open(log, 'a');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
    stdio: ['ignore', output.fd, output.fd],
  });
  await output.close();
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

/** Sends a signal and waits for the end. @returns how long that took, in ms */
export async function stopProgram(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number> {
  const start = performance.now();
  if (isRunning(child)) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return performance.now() - start;
}

/**
 * Tries until something holds.
 * @param tries answers true, or fails as long as it does not hold
 * @throws when the program stops instead
 */
export async function until(tries: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await tries().catch(() => false))) {
    if (!isRunning(child)) throw new Error(`${child.spawnargs.join(' ')} stopped`);
    await setTimeout(50);
  }
}
