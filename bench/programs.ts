import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';

export type Variables = Record<string, string | undefined>;

/** A program that the benchmark started, with whatever it started itself. */
export type Program = { pid: number; stop: (signal?: NodeJS.Signals) => Promise<void> };

/** How long a program may take to end by itself, in ms. */
const PATIENCE = 10_000;

const running = new Set<ChildProcess>();

/** The whole group of processes that a program leads; none may be left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!running.has(child)) return;
  const end = once(child, 'exit');
  signalGroup(child, signal);
  await Promise.race([end, setTimeout(PATIENCE, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/** Ends whatever is still running. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((child) => stop(child, 'SIGTERM')));
}

/** Whatever way the benchmark ends, what it started ends with it. */
export function stopProgramsAtExit(): void {
  process.on('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(1));
  }
}

const environment = (variables: Variables) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  ...variables,
});

type Options = { cwd?: string; variables?: Variables };

/**
 * Starts a program in a group of its own and leaves it running.
 * @param log file for what it prints
 */
export function startProgram(
  command: string,
  args: string[],
  { cwd, variables = {}, log }: Options & { log: string },
): Program {
  mkdirSync(path.dirname(log), { recursive: true });
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd,
    env: environment(variables) as NodeJS.ProcessEnv,
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.once('error', () => running.delete(child));
  running.add(child);
  return { pid: child.pid ?? 0, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

/**
 * Runs a program to its end.
 * @param seconds after which it is ended
 * @returns what it printed
 * @throws when it fails or takes too long, with the end of what it said
 */
export async function runProgram(
  command: string,
  args: string[],
  { cwd, variables = {}, seconds }: Options & { seconds: number },
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: environment(variables) as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const printed: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const limit = AbortSignal.timeout(seconds * 1_000);
  try {
    const [code] = (await once(child, 'close', { signal: limit })) as [number | null];
    if (code === 0) return Buffer.concat(printed).toString();
    throw new Error(`ended with ${code}`);
  } catch (error) {
    const said = Buffer.concat([...printed, ...complaints])
      .toString()
      .slice(-2_000);
    throw new Error(`${command} ${args.join(' ')}: ${String(error)}\n${said}`, { cause: error });
  } finally {
    signalGroup(child, 'SIGKILL');
    running.delete(child);
  }
}

/** A port of loopback that nobody listens on. */
export const freePort = (): Promise<number> =>
  getPort({ port: portNumbers(3800, 3899), host: '127.0.0.1' });

/**
 * Waits until an address answers anything but a server error.
 * @throws after `seconds`
 */
export async function untilAnswers(url: string, seconds = 60): Promise<void> {
  const deadline = performance.now() + seconds * 1_000;
  while (performance.now() < deadline) {
    const status = await fetch(url, { redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 599,
    );
    if (status < 500) return;
    await setTimeout(50);
  }
  throw new Error(`${url} does not answer`);
}
