import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { isRunning } from '@/bin/lib/processes';

/** The commands of a page of the documents: its blocks of shell, in their order. */
export const commandsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, commands = '']) => commands,
  );

/** A folder that looks like the repository and keeps what is written there to itself. */
async function workspace(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'your-company-'));
  const names = (await readdir('.')).filter((name) => !['data', 'test-results'].includes(name));
  await Promise.all(names.map((name) => symlink(path.resolve(name), path.join(folder, name))));
  return folder;
}

/** Runs commands as somebody who follows the page does, but on ports that are free. */
export async function startWalk() {
  const folder = await workspace();
  const port = await getPort();
  const contentPort = await getPort();
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;

  const run = (commands: string) =>
    spawn('bash', ['-euc', commands.replaceAll('4000', String(contentPort))], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), SITE_URL: origin, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  return {
    origin,
    hasStopped: () => !server || !isRunning(server),
    /** @returns exit code and output; those of a server, which stays, are never asked for */
    async step(commands: string): Promise<{ code: number; output: string }> {
      const child = run(commands);
      const output = Promise.all([text(child.stdout), text(child.stderr)]);
      if (/\bnpm start\b/.test(commands)) {
        server = child;
        return { code: 0, output: '' };
      }
      const [code] = (await once(child, 'exit')) as [number];
      return { code, output: (await output).join('') };
    },
    async stop() {
      if (server?.pid && isRunning(server)) {
        process.kill(-server.pid, 'SIGTERM');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
