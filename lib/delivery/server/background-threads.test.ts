/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';

const POOL = 4;

/** A process of its own: this one has a pool already. @returns priorities of its threads, sorted */
function prioritiesAfter(work: string): number[] {
  const look = `console.log(JSON.stringify(require('node:fs').readdirSync('/proc/self/task')
    .map((thread) => require('node:os').getPriority(Number(thread)))))`;
  const output = execFileSync(process.execPath, ['-e', `${work};${look}`], {
    encoding: 'utf8',
    env: { ...process.env, UV_THREADPOOL_SIZE: String(POOL) },
  });
  return (JSON.parse(output) as number[]).sort((one, other) => one - other);
}

/** Only Linux has priorities of single threads. */
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('puts the pool, and nothing else, behind the thread that answers', () => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'background-threads.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  });
  const usual = prioritiesAfter("require('node:fs').stat('.', () => undefined)");
  expect(new Set(usual).size).toBe(1);
  expect(prioritiesAfter(outputFiles[0]?.text ?? '')).toEqual(
    usual.map((priority, index) => (index < usual.length - POOL ? priority : priority + 10)),
  );
});
