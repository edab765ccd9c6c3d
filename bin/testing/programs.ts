import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Programs take their time on a busy machine. */
jest.setTimeout(60_000);

const undo: (() => unknown)[] = [];

/** Takes down what a test has started; for `afterEach` or `afterAll`. */
export async function cleanUp() {
  for (const step of undo.splice(0).reverse()) await step();
}

/** An empty folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forge-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Variables = Record<string, string>;

/** Nothing of the developer's own settings reaches the program. */
const variablesFor = (variables: Variables): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  ...variables,
});

/** Runs a command of package.json to its end. */
export function npmRun(command: string, args: string[] = [], variables: Variables = {}) {
  return new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', command, '--', ...args],
      { env: variablesFor(variables), maxBuffer: 16 * 1024 * 1024 },
      (error, output, errors) => {
        // npm itself may warn about the settings of this machine.
        const own = errors.replace(/^npm warn .*\n/gm, '');
        resolve({ code: error ? Number(error.code ?? 1) : 0, output, errors: own });
      },
    );
  });
}

/** The embedded content service as a process of its own, on a free port. */
export async function startContentService(variables: Variables = {}) {
  const dataDir = variables.DATA_DIR ?? (await temporaryFolder());
  const child = fork('content-service/main.ts', {
    execArgv: ['--import', 'tsx'],
    env: variablesFor({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...variables }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  undo.push(stop);
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { url: message.url, dataDir, stop };
}
