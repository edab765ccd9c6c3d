import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const MAX_OUTPUT = 64 * 1024 * 1024;

/** @returns standard output without its last line end. @throws with standard error */
export async function read(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { maxBuffer: MAX_OUTPUT });
  return stdout.trimEnd();
}

/** Shows the output. @throws when the exit code is not 0 */
export async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.slice(0, 3).join(' ')} …: exit code ${code}`);
}
