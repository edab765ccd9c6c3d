/** Runs on this machine what several machines run in production: `npm run demo:cluster`. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { missingPrograms, startCluster } from './cluster/cluster';
import { stopProgram } from './cluster/programs';
import { startContentService } from './lib/processes';
import { exitWith } from './lib/command-line';
import { checkPort, checkSettings } from './lib/start-checks';

const { PORT: port } = checkSettings(process.env);
const missing = missingPrograms();
if (missing.length > 0) {
  exitWith(
    `demo:cluster needs ${missing.join(' and ')}. On Debian and Ubuntu: sudo apt-get install ${missing.join(' ')}. With Homebrew: brew install nginx redis.`,
  );
}

const signal = new Promise<'SIGINT' | 'SIGTERM'>((resolve) => {
  process.once('SIGINT', resolve).once('SIGTERM', resolve);
});
await checkPort(port, '127.0.0.1');
const url = `http://localhost:${port}`;
const folder = path.join(tmpdir(), `forgefront-cluster-${process.pid}`);
const variables = {
  DEMO: '1',
  SITE_URL: process.env.SITE_URL || url,
  REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || 'the-secret-of-the-demo',
  CONTENT_TOKEN: process.env.CONTENT_TOKEN || randomUUID(),
  SESSION_SECRET: process.env.SESSION_SECRET || 'the-session-secret-of-the-demo-cluster',
};
const content = await startContentService(variables);
console.log(`Starting Redis, two sites and nginx, with their logs in ${folder} …`);
const cluster = await startCluster({
  folder,
  port,
  variables: {
    ...variables,
    CONTENT_HOST: content.url,
    CONTENT_PORT: new URL(content.url).port,
  },
});
console.log(`\n  The site:   ${url}`);
console.log(`  Its parts:  ${cluster.sites.map((site) => site.url).join(', ')}`);
console.log(`  Sent mail:  ${content.url}/outbox`);
console.log('  Stop with Ctrl+C\n');
const stoppedBy = await signal;
await cluster.stop();
await stopProgram(content.child);
await rm(folder, { recursive: true, force: true });
process.exit(128 + constants.signals[stoppedBy]);
