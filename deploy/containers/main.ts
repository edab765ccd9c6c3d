/**
 * Builds every image of the Dockerfile, starts the compose file's services from them, and visits them.
 * Needs root, buildah, crun, debootstrap and iproute2, no daemon. Ends with 2 where one is missing.
 *   node --import tsx deploy/containers/main.ts [folder that keeps the images]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../bin/cluster/programs';
import { assert } from './assert';
import { makeBaseImages } from './base-images';
import { readCompose } from './compose-file';
import { startContainer, type Container } from './container';
import { openImages, sizeOf, type Images } from './images';
import { openNetwork } from './network';
import { npmSettings } from './npm-settings';
import { inspect, untilHealthy, visit, visitStaticFile } from './visits';

const MAX_SITE_MB = 300;

const missing = ['buildah', 'crun', 'debootstrap', 'ip'].filter((name) => !findProgram(name));
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0) {
  console.log(`Skipped: containers. Needs ${missing.join(', ')}.`);
  process.exit(2);
}

const [kept] = process.argv.slice(2);
const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'forge-containers-'));
const secret = () => randomBytes(32).toString('base64url');
const revalidateSecret = secret();
const compose = readCompose('deploy/compose.yaml', {
  SITE_URL: 'http://localhost:8080',
  SESSION_SECRET: secret(),
  REVALIDATE_SECRET: revalidateSecret,
});

async function build(images: Images): Promise<void> {
  await makeBaseImages(images, folder);
  // For the time of the build; no image has them.
  const mounts = (await npmSettings(path.join(folder, 'npm'))).map(
    ({ file, inside }) => `${file}:${inside}:ro`,
  );
  for (const { image, build } of compose.services) {
    // Two services share one image.
    if (!build || built.has(image)) continue;
    console.log(`\n— Image ${image}`);
    await images.build(build.target, image, mounts);
    built.add(image);
  }
}

async function printSizes(images: Images): Promise<void> {
  const bases = [
    ...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^FROM (\S+) AS (\w+)$/gm),
  ].map(([, base = '', target = '']) => ({ base, target }));
  console.log('\nSizes in MB: image, its base, above it');
  for (const { image, build } of compose.services) {
    if (!build || !built.delete(image)) continue;
    const { base = '' } = bases.find(({ target }) => target === build.target) ?? {};
    const own = await sizeOf(await images.files(image));
    const below = await sizeOf(await images.files(`docker.io/library/${base}`));
    console.log(`${image.padEnd(20)} ${own} ${below} ${own - below}`);
    if (build.target === 'site')
      assert(own - below <= MAX_SITE_MB, `the site is larger than ${MAX_SITE_MB} MB`);
  }
}

const built = new Set<string>();
const images = openImages(folder);
const containers: Container[] = [];
const named = (name: string) => {
  const found = containers.find((container) => container.name === name);
  assert(found, `the compose file has no service ${name}`);
  return found;
};

async function visitAll(): Promise<void> {
  const sites = [named('site-1'), named('site-2')];
  for (const site of sites) await untilHealthy(site);
  await visit(named('web'), sites, revalidateSecret);
  await visitStaticFile(named('web'));
  for (const site of sites) await inspect(site, 'node');
  await inspect(named('content'), 'node');
  await inspect(named('redis'), 'redis');
  await inspect(named('web'), 'root');
  console.log('Visited: nginx, two sites, Redis and the content service');
  await named('site-1').stop('SIGTERM');
  const answer = await fetch(`http://${named('web').address}:8080/contact`);
  assert(answer.ok, `with one site, /contact was answered with ${answer.status}`);
  console.log('Visited with one site stopped');
}

async function startAll(): Promise<void> {
  rmSync(path.join(folder, 'volumes'), { recursive: true, force: true });
  const network = await openNetwork(compose.gateway);
  const hosts = [
    '127.0.0.1 localhost',
    ...compose.services.map(({ name, address }) => `${address} ${name}`),
  ].join('\n');
  try {
    for (const service of compose.services) {
      containers.push(await startContainer(service, { folder, images, network, hosts }));
    }
    await visitAll();
  } finally {
    for (const container of containers.toReversed()) {
      const code = await container.stop(container.name === 'web' ? 'SIGQUIT' : 'SIGTERM');
      console.log(`${container.name} ended with ${code}`);
    }
    await network.close();
  }
}

try {
  await build(images);
  await startAll();
  await printSizes(images);
} finally {
  await images.ask('rm', '--all');
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
