import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export type Variables = Record<string, string | undefined>;

/** Starts a Node program of the project; its output goes where ours goes. */
export function startNode(args: string[], variables: Variables = {}, ipc = false): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables },
    stdio: ipc ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * How much memory a site takes before it tidies up: docs/decisions/0014-memory.md. The threshold is in
 * bytes, for glibc; the sizes are in megabytes, for V8. What the operator says in NODE_OPTIONS wins.
 */
const memory = () => ({
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: ['--max-old-space-size=2000 --max-semi-space-size=4', process.env.NODE_OPTIONS]
    .join(' ')
    .trim(),
});

/** Starts Next.js; in production with the response pipeline. */
export function startNext(
  command: 'build' | 'dev' | 'start',
  args: string[],
  variables?: Variables,
) {
  const preload =
    command === 'start' ? ['--require', path.resolve('.delivery/server-hook.cjs')] : [];
  return startNode([...preload, require.resolve('next/dist/bin/next'), command, ...args], {
    ...(command === 'start' && memory()),
    ...variables,
  });
}

/** Starts the embedded content service. @returns the process and its base URL */
export async function startContentService(
  variables: Variables = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = startNode(['--import', 'tsx', 'content-service/main.ts'], variables, true);
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'listening' && message.url) resolve(message.url);
    });
    child.once('exit', (code) => reject(new Error(`the content service stopped (${code})`)));
  });
  return { child, url };
}

/** Waits for a program to end. @returns its exit code; 1 when a signal ended it */
export async function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return (
    child.exitCode ?? (child.signalCode === 'SIGTERM' || child.signalCode === 'SIGINT' ? 0 : 1)
  );
}

/** Passes the signals that stop us on to the programs we started. */
export function stopWithUs(...children: ChildProcess[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  }
}
