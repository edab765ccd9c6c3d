import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { constants } from 'node:os';

const require = createRequire(import.meta.url);

export type Variables = Record<string, string | undefined>;

function startChild(
  command: string,
  args: string[],
  variables: Variables,
  stdio: SpawnOptions['stdio'] = ['ignore', 'inherit', 'inherit'],
): ChildProcess {
  return spawn(command, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
    stdio,
  });
}

export function startNode(args: string[], variables: Variables = {}): ChildProcess {
  return startChild(process.execPath, args, variables);
}

export function startNext(command: 'build' | 'dev', args: string[], variables?: Variables) {
  return startNode([require.resolve('next/dist/bin/next'), command, ...args], variables);
}

export function startBuiltSite(variables: Variables = {}): ChildProcess {
  // Windows has no sh, and no glibc whose memory start.sh would set.
  if (process.platform === 'win32') return startNode(['.next/standalone/start.cjs'], variables);
  return startChild('sh', ['.next/standalone/start.sh'], variables);
}

export async function startContentService(
  variables: Variables = {},
): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--import', 'tsx', 'content-service/main.ts'];
  const stdio: SpawnOptions['stdio'] = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = startChild(process.execPath, args, variables, stdio);
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'listening' && message.url) resolve(message.url);
    });
    child.once('exit', (code) =>
      reject(Object.assign(new Error(`the content service stopped (${code})`), { code })),
    );
  });
  return { child, url };
}

/** Neither ended by itself nor by a signal. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** @returns 128 + the signal's number when a signal ended the process, as in shells */
export async function waitForExit(child: ChildProcess): Promise<number> {
  if (isRunning(child)) await once(child, 'exit');
  return child.exitCode ?? 128 + constants.signals[child.signalCode ?? 'SIGKILL'];
}

export function forwardSignals(...children: ChildProcess[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  }
}

/** The site reads its redirects again. The hangup of a terminal stops it instead. */
export function forwardHangup(site: ChildProcess): void {
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY || process.stdout.isTTY) process.emit('SIGTERM');
    else site.kill('SIGHUP');
  });
}
