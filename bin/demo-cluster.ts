/** The site as it runs on several machines, on this one: `npm run demo:cluster`. */
import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '@/lib/env';
import { missingPrograms, startCluster } from './cluster/cluster';
import { stopProgram } from './cluster/programs';
import { startContentService } from './processes';
import { orRefuse, refuse, refuseEnvFiles, refuseTakenPort } from './refusal';

refuseEnvFiles();
const missing = missingPrograms();
if (missing.length > 0) {
  refuse(
    `demo:cluster needs ${missing.join(' and ')}. On Debian and Ubuntu: sudo apt-get install ${missing.join(' ')}. With Homebrew: brew install nginx redis.`,
  );
}

const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
const { PORT: port } = orRefuse(() => readEnvironment(process.env));
await refuseTakenPort(port, '127.0.0.1');
const url = `http://localhost:${port}`;
const folder = path.join(tmpdir(), `forgefront-cluster-${process.pid}`);
const variables = {
  DEMO: '1',
  SITE_URL: process.env.SITE_URL || url,
  REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || 'the-secret-of-the-demo',
  SESSION_SECRET: process.env.SESSION_SECRET || 'the-session-secret-of-the-demo-cluster',
};
const content = await startContentService(variables);
console.log('Starting Redis, two sites and nginx …');
const cluster = await startCluster({
  folder,
  port,
  variables: { ...variables, CONTENT_HOST: content.url },
});
console.log(`\n  The site:   ${url}`);
console.log(`  Its parts:  ${cluster.sites.map((site) => site.url).join(', ')}`);
console.log(`  Sent mail:  ${content.url}/outbox`);
console.log(`  Logs:       ${folder}`);
console.log('  Stop with Ctrl+C\n');
await stopped;
await cluster.stop();
await stopProgram(content.child);
await rm(folder, { recursive: true, force: true });
process.exit(0);
