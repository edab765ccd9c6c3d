import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';

export type Variables = Record<string, string | undefined>;

/** A process that leads a group of its own; `stop` ends the whole group. */
export type Program = { pid: number; stop: (signal?: NodeJS.Signals) => Promise<void> };

/** After which a program that does not end is killed. */
const STOP_TIMEOUT_MS = 10_000;

const running = new Set<ChildProcess>();

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!running.has(child)) return;
  const end = once(child, 'exit');
  signalGroup(child, signal);
  await Promise.race([end, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  running.delete(child);
}

/** Ends all programs that are still running. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map((child) => stop(child, 'SIGTERM')));
}

/** Makes sure that no program outlives the benchmark, however it ends. */
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
 * Starts a program in a process group of its own.
 * @param log file for its output
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
 * Runs a program and waits for its end.
 * @param seconds after which it is killed
 * @returns its standard output
 * @throws when it fails or takes too long, with the end of its output
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
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const limit = AbortSignal.timeout(seconds * 1_000);
  try {
    const [code] = (await once(child, 'close', { signal: limit })) as [number | null];
    if (code === 0) return Buffer.concat(stdout).toString();
    throw new Error(`ended with ${code}`);
  } catch (error) {
    const output = Buffer.concat([...stdout, ...stderr])
      .toString()
      .slice(-2_000);
    throw new Error(`${command} ${args.join(' ')}: ${String(error)}\n${output}`, { cause: error });
  } finally {
    signalGroup(child, 'SIGKILL');
    running.delete(child);
  }
}

/** A free port on loopback, outside the range of ephemeral ports. */
export const freePort = (): Promise<number> =>
  getPort({ port: portNumbers(3800, 3899), host: '127.0.0.1' });

/**
 * Waits until a URL answers with anything but a server error.
 * @throws after `seconds`
 */
export async function waitUntilReady(url: string, seconds = 60): Promise<void> {
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
