/**
 * Prints whether the editor costs `npm run demo` anything: `node --import tsx bin/measure-demo.ts` starts it with
 * the folder `cms` and without it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { waitForExit } from './lib/processes';
import { waitForPage } from './lib/readiness';

/** Where nothing looks for sources. */
const AWAY = 'node_modules/.cms-away';

const data = mkdtempSync(join(tmpdir(), 'measure-demo-'));
const port = String(await getPort());

/** @returns seconds from the command to the first page */
async function demo(): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'demo'], {
    env: { ...process.env, DATA_DIR: data, PORT: port, LOG_LEVEL: 'error', CONTENT_DIR: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForPage(`http://localhost:${port}`);
  const took = (performance.now() - started) / 1_000;
  child.kill('SIGTERM');
  await waitForExit(child);
  return took;
}

async function withoutEditor(run: () => Promise<number>): Promise<number> {
  renameSync('cms', AWAY);
  const putBack = () => renameSync(AWAY, 'cms');
  // Also where somebody stops the measurement: the next `npm ci` would delete it.
  const stopped = () => {
    putBack();
    process.exit(1);
  };
  process.once('SIGINT', stopped).once('SIGTERM', stopped);
  try {
    return await run();
  } finally {
    process.off('SIGINT', stopped).off('SIGTERM', stopped);
    putBack();
  }
}

console.log(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}`);
await demo(); // fills the caches of the build
const withIt = [await demo()];
const without = [await withoutEditor(demo), await withoutEditor(demo)];
withIt.push(await demo());
const [best, bestWithout] = [Math.min(...withIt), Math.min(...without)];
console.log(`\`npm run demo\` until the first page: ${best.toFixed(1)} s`);
console.log(`without the folder cms: ${bestWithout.toFixed(1)} s`);
console.log(`difference: ${((best / bestWithout - 1) * 100).toFixed(1)} %`);
rmSync(data, { recursive: true, force: true });
