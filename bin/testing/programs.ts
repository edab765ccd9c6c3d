import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopProgram } from '../cluster/programs';

/** Starting a program is slow on a busy machine. */
jest.setTimeout(60_000);

const undo: (() => unknown)[] = [];

/** For `afterEach` or `afterAll`. */
export async function cleanUp() {
  for (const step of undo.splice(0).reverse()) await step();
}

/** `cleanUp` removes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forge-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Variables = Record<string, string>;

/** Without the developer's own settings. */
const variablesFor = (variables: Variables): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  ...variables,
});

export function npmRun(command: string, args: string[] = [], variables: Variables = {}) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', command, '--', ...args],
      { env: variablesFor(variables), maxBuffer: 16 * 1024 * 1024 },
      (error, output, errors) => {
        // npm may warn about the configuration of this machine.
        const own = errors.replace(/^npm warn .*\n/gm, '');
        resolve({ code: error ? Number(error.code ?? 1) : 0, output, errors: own });
      },
    );
  });
}

export async function startContentService(variables: Variables = {}) {
  const dataDir = variables.DATA_DIR ?? (await temporaryFolder());
  const child = fork('content-service/main.ts', {
    execArgv: ['--import', 'tsx'],
    env: variablesFor({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...variables }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    await stopProgram(child);
  };
  undo.push(stop);
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { url: message.url, dataDir, stop };
}
