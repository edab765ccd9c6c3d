import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning, type Variables } from '../lib/processes';

/** On Debian only root has these on its PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find(existsSync);

/** The program stops with this process. @param log file for its output */
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

/** @returns how long that took, in ms */
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
 * Asks every 50 ms; an error counts as false.
 * @throws when the program ends first, or is not ready after that time
 */
export async function until(
  condition: () => Promise<boolean>,
  child: ChildProcess,
  seconds = 120,
): Promise<void> {
  const program = child.spawnargs.join(' ');
  const end = performance.now() + seconds * 1_000;
  const answered = new AbortController();
  const { signal } = answered;
  // A program may also take a question and never answer.
  const late = setTimeout(seconds * 1_000, false, { signal }).catch(() => false);
  try {
    while (!(await Promise.race([condition().catch(() => false), late]))) {
      if (!isRunning(child)) throw new Error(`${program} ended`);
      if (performance.now() >= end) throw new Error(`${program} is not ready after ${seconds} s`);
      await setTimeout(50);
    }
  } finally {
    answered.abort();
  }
}
