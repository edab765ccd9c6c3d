/**
 * Builds the images of the Dockerfile by podman, starts the services of the compose file as it says, and visits
 * them. Needs root, Debian's podman, runc, iptables and debootstrap, and the port 8080. Ends with 2 where a program
 * is missing.
 *   node --import tsx deploy/containers/main.ts [folder that keeps the images]
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { until } from './command';
import { openPodman } from './podman';
import { readCompose } from './services';

const FILE = 'deploy/Dockerfile';
const NETWORK = 'forgefront';
const NODE = 'docker.io/library/node:24-bookworm-slim';
const NGINX = 'docker.io/library/nginx:1.28-bookworm';
const REDIS = 'docker.io/library/redis:7-bookworm';
/** By target: its size in MB above the base, at most, and what another number of the group 0 can write, too. */
const IMAGES = {
  site: { base: NODE, most: 300, writable: ['/app/.next/cache', '/assets'] },
  content: { base: NODE, most: 150, writable: ['/data'] },
  web: { base: NGINX, most: 1, writable: [] },
};
const HEALTH = `fetch('http://127.0.0.1:3000/api/health?ready').then(async (a) => console.log(await a.text()))`;

const { ask, show, build, launch, makeBases, close } = openPodman('containers', process.argv[2]);
const secret = () => randomBytes(32).toString('base64url');
const SITE_URL = 'http://localhost:8080';
const secrets = { CONTENT_TOKEN: secret(), SESSION_SECRET: secret(), REVALIDATE_SECRET: secret() };
const { network, services } = readCompose({ SITE_URL, ...secrets });

async function buildImages(): Promise<void> {
  await makeBases({ node: NODE, nginx: NGINX, redis: REDIS });
  for (const [target, { base, most, writable }] of Object.entries(IMAGES)) {
    const image = `forgefront-${target}`;
    build(target, image, `--file=${FILE}`, `--ignorefile=${FILE}.dockerignore`, '.');
    const sizes = await ask('image', 'inspect', '--format={{.Size}}', image, base);
    const [own = 0, below = 0] = sizes.split('\n').map(Number);
    const above = Math.round((own - below) / 1_000_000);
    console.log(`${above} MB above its base image`);
    assert(above <= most, `more than ${most} MB`);
    const limits = ['--rm', '--user=123456:0', '--read-only', '--cap-drop=ALL'];
    const volumes = writable.map((folder) => `--volume=${folder}`);
    const files = writable.map((folder) => `${folder}/written`);
    await launch(...limits, ...volumes, image, 'touch', '/dev/null', ...files);
  }
}

async function untilReady(site: string): Promise<void> {
  await until(() => ask('healthcheck', 'run', site).then(() => true), `${site} is not healthy`);
  const isReady = async () => {
    const { checks } = JSON.parse(await ask('exec', site, 'node', '-e', HEALTH)) as {
      checks: Record<string, { status: string }>;
    };
    return ['redis', 'content', 'cache'].every((name) => checks[name]?.status === 'ok');
  };
  await until(isReady, `${site} does not reach Redis and content, or cannot write its cache`);
}

async function visit(): Promise<void> {
  for (const site of ['site-1', 'site-2']) await untilReady(site);
  const page = await fetch(`${SITE_URL}/about`);
  assert(page.headers.has('x-cache'), 'the page did not come through the cache of nginx');
  const html = await page.text();
  assert(html.includes('Hammerscale Forge'), 'the page lacks the company');
  const [file] = /\/_next\/static\/[^"'\s)\\]+\.js/.exec(html) ?? [];
  await ask('exec', 'web', 'test', '-f', `/assets${file}`);

  const sent = await fetch(`${SITE_URL}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@customer.example', message: 'A shaft.' }),
  });
  assert(sent.ok, `the enquiry was answered with ${sent.status}`);
  const documented = readFileSync('docs/topologies.md', 'utf8');
  const said: string[] = [];
  for (const [, command = ''] of documented.matchAll(/^docker compose \S+ \S+ exec (.+)$/gm))
    said.push(await ask('exec', ...command.split(' ')));
  assert(said[0]?.includes('ada@customer.example'), `the enquiry is not listed: ${said[0]}`);

  await stop('site-1');
  assert.equal((await fetch(`${SITE_URL}/contact`)).status, 200);
}

/** By its own signal. @throws when it was killed after the time that the compose file grants */
async function stop(name: string): Promise<void> {
  await ask('stop', name);
  const code = await ask('inspect', '--format={{.State.ExitCode}}', name);
  assert.notEqual(code, '137', `${name} did not stop in time`);
}

try {
  await buildImages();
  await ask('network', 'create', ...network, NETWORK);
  // Those last in the file depend on none.
  for (const { name, run } of services.toReversed())
    await launch(
      '--detach',
      `--name=${name}`,
      `--network=${NETWORK}`,
      '--read-only-tmpfs=false',
      ...run,
    );
  await visit().catch((error: unknown) => {
    for (const { name } of services) show('logs', '--names', '--tail=15', name);
    throw error;
  });
  for (const { name } of services) await stop(name);
  console.log('\nVisited and stopped: nginx, two sites, then one, Redis, the content service');
} finally {
  await close();
}
