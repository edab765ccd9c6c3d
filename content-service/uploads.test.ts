import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, onCleanup, temporaryFolder } from './testing/test-service';

afterEach(cleanUp);
jest.setTimeout(180_000);

const MB = 1024 * 1024;
const UPLOADS = 20;

/** Resident memory of a process, in MB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Only Linux tells the memory of another process so. */
const onLinux = existsSync('/proc/self/status') ? it : it.skip;

onLinux('twenty uploads of 25 MB at once need less than 200 MB of memory', async () => {
  const child = fork(join(__dirname, 'main.ts'), {
    execArgv: ['--import', `file://${require.resolve('tsx')}`],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: await temporaryFolder(),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onCleanup(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  await fetch(`${url}/health`);
  const rest = memoryOf(child.pid!);
  let peak = rest;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid!))), 20);
  onCleanup(() => clearInterval(watch));

  const drawing = new Uint8Array(25 * MB - 1);
  drawing.set(new TextEncoder().encode('ISO-10303-21;\n'));
  const file = new Blob([drawing]);
  const upload = async (_: unknown, index: number) => {
    const form = new FormData();
    form.append('quote', JSON.stringify({ name: 'Ada', email: `ada${index}@engines.example` }));
    form.append('file', file, 'ring.step');
    return (await fetch(`${url}/api/quotes`, { method: 'POST', body: form })).status;
  };
  const statuses = await Promise.all(Array.from({ length: UPLOADS }, upload));
  expect(statuses).toEqual(Array(UPLOADS).fill(200));
  expect(peak).toBeGreaterThan(rest);
  expect(peak - rest).toBeLessThan(200);
});
