import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { Redis } from 'ioredis';
import { stopProgram } from '@/bin/cluster/programs';

/** Says what is missing where a suite is left out; in CI nothing is. */
export function hasProgram(program: string, option: string, what: string): boolean {
  const found = spawnSync(program, [option]).status === 0;
  if (!found) console.log(`Skipped: ${what} needs ${program}. Install the package ${program}.`);
  return found;
}

/** A real Redis that keeps nothing on disk. */
export async function startRedis() {
  const port = await getPort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;

  async function start() {
    child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  await start();
  return {
    url,
    start,
    kill: () => stopProgram(child, 'SIGKILL'),
    /** Takes connections and answers nothing. */
    hang: () => child.kill('SIGSTOP'),
    goOn: async () => {
      child.kill('SIGCONT');
      await setTimeout(0);
    },
    /** What it holds, by the beginning of the names. */
    async keys(): Promise<string[]> {
      const client = new Redis(url);
      const names = await client.keys('*');
      client.disconnect();
      return names;
    },
  };
}
export type TestRedis = Awaited<ReturnType<typeof startRedis>>;
