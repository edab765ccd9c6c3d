import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import getPort from 'get-port';
import { missingPrograms, startCluster, type Cluster } from '@/bin/cluster/cluster';
import { expect, full, test } from '../test';
import { revisionsIn } from './content';
import { startContentHost, type ContentHost } from './content-host';
import { SHOWN_WITHIN_MS } from './pages';
import { hasProgram } from './redis';
import { makeRenamedBuild } from './renamed-build';
import { publish, secret } from './site';
import { startVisitors } from './visitors';

const VISITORS = 10;

/** Other work on the machine makes a publish late, never early: of several the quickest counts. */
const PUBLISHES = 8;
const SECOND = 1_000;
const SERVICES = '/api/list/services-page';

/** Some hundred views, on a machine with other work. */
const WHILE = { timeout: 60_000 };
/** Nothing of the repository is above it: a copied build must have all that it needs. */
const FOLDER = path.join(tmpdir(), `forgefront-cluster-test-${process.pid}`);
const LOGS = 'test-results/faults/cluster';
const PATHS = ['/', '/about', '/service', '/service-details/1', '/blog', '/contact', '/shop'];

let host: ContentHost;
let cluster: Cluster;

for (const name of missingPrograms()) hasProgram(name, '-v', 'the cluster');
test.skip(missingPrograms().length > 0 && !process.env.CI, 'needs nginx and redis-server');
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  host = await startContentHost();
  const port = await getPort();
  cluster = await startCluster({
    folder: FOLDER,
    port,
    variables: {
      CONTENT_HOST: host.url,
      CONTENT_REVALIDATE_SECONDS: '3600',
      SITE_URL: `http://localhost:${port}`,
      REVALIDATE_SECRET: secret,
      SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
      LOG_LEVEL: 'warn',
    },
  });
});
test.afterAll(async () => {
  await cluster?.stop();
  await host?.stop();
  await cp(FOLDER, LOGS, {
    recursive: true,
    filter: (source) => source === FOLDER || source.endsWith('.log'),
  });
  await rm(FOLDER, { recursive: true, force: true });
});

/** Publishes everything through nginx, and waits until nginx and both sites show it everywhere. */
async function expectPublished(): Promise<void> {
  const after = host.publish();
  const start = performance.now();
  expect((await publish(cluster.url, { all: true })).status).toBe(200);
  const urls = [cluster.url, ...cluster.sites.map(({ url }) => url)];
  const isNew = async (url: string) => {
    const html = await (await fetch(url)).text();
    const shown = [...revisionsIn(html).values()].flat();
    return shown.length > 0 && shown.every((revision) => revision === after);
  };
  const times = await Promise.all(
    urls.map(async (url) => {
      for (const path of PATHS) {
        const options = { message: url + path, timeout: SHOWN_WITHIN_MS };
        await expect.poll(() => isNew(url + path), options).toBe(true);
      }
      return Math.round(performance.now() - start);
    }),
  );
  const description = `new after ${times[0]} ms behind nginx, ${times[1]} ms and ${times[2]} ms on the sites`;
  test.info().annotations.push({ type: 'measured', description });
  console.log(`  ${description}`);
}

/**
 * Publishes the services through nginx.
 * @returns how long after the call each URL shows the change, in ms
 */
async function timesUntilShown(urls: string[]): Promise<number[]> {
  const after = host.publish([SERVICES]);
  const shows = async (url: string) => {
    const shown = revisionsIn(await (await fetch(`${url}/service`)).text()).get(SERVICES) ?? [];
    return shown.length === 1 && shown[0] === after;
  };
  const start = performance.now();
  expect((await publish(cluster.url, { paths: [SERVICES] })).status).toBe(200);
  return Promise.all(
    urls.map(async (url) => {
      while (!(await shows(url))) await setTimeout(20);
      return Math.round(performance.now() - start);
    }),
  );
}

const NEXT_BUILD = path.join(FOLDER, 'next-build');

const buildOf = async (url: string) =>
  /data-dpl-id="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];

test.describe('cluster', full, () => {
  test('caches a picture by the formats that a browser accepts', async () => {
    const picture = '/_next/image?url=%2Fpictures%2Fbanners%2Fbearing-detail.jpg&w=750&q=75';
    const typeFor = async (accept: string) => {
      const answer = await fetch(`${cluster.url}${picture}`, { headers: { accept } });
      await answer.arrayBuffer();
      return answer.headers.get('content-type');
    };
    expect(await typeFor('IMAGE/AVIF')).toBe('image/jpeg');
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
    expect(await typeFor('image/webp')).toBe('image/webp');
  });

  test('shows a publish within a second, and a second later behind nginx', async () => {
    await expectPublished();
    const onBoth: number[] = [];
    const later: number[] = [];
    for (let turn = 0; turn < PUBLISHES; turn++) {
      const [front = NaN, ...sites] = await timesUntilShown([
        cluster.url,
        ...cluster.sites.map(({ url }) => url),
      ]);
      onBoth.push(Math.max(...sites));
      later.push(front - Math.max(...sites));
      console.log(
        `  a publish shows on both sites after ${sites.join(' and ')} ms, behind nginx after ${front} ms`,
      );
    }
    expect(Math.min(...onBoth)).toBeLessThanOrEqual(SECOND);
    expect(Math.min(...later)).toBeLessThanOrEqual(SECOND);
  });

  test('replaces a request id that a client invents', async () => {
    const chosen = 'chosen-by-a-visitor';
    const answer = await fetch(`${cluster.url}/api/health`, {
      headers: { 'x-request-id': chosen },
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('answers every request while a site is killed', async () => {
    const visitors = startVisitors(cluster.url, PATHS, VISITORS);
    await expect.poll(visitors.viewed, WHILE).toBeGreaterThan(50);
    const [site] = cluster.sites;
    await site?.stop('SIGKILL');
    const before = visitors.viewed();
    await expect.poll(visitors.viewed, WHILE).toBeGreaterThan(before + 200);
    await site?.start();
    expect(await visitors.end()).toEqual({ failures: [], broken: 0 });
    console.log(`  ${visitors.viewed()} views while a site was killed`);
  });

  test('answers every request while Redis is killed, and shares publishes again', async () => {
    const visitors = startVisitors(cluster.url, PATHS, 4);
    await cluster.redis.stop('SIGKILL');
    const before = visitors.viewed();
    await expect.poll(visitors.viewed, WHILE).toBeGreaterThan(before + 100);
    await cluster.redis.start();
    await expectPublished();
    expect(await visitors.end()).toEqual({ failures: [], broken: 0 });
  });

  test('replaces a build under load, and serves the files of old pages', async () => {
    const { before, after } = await makeRenamedBuild(NEXT_BUILD);
    const oldFile = `/_next/static/${before}/_buildManifest.js`;
    const newFile = `/_next/static/${after}/_buildManifest.js`;
    expect(await buildOf(cluster.url)).toBe(before);
    const visitors = startVisitors(cluster.url, PATHS, 6);
    for (const each of cluster.sites) {
      await each.stop();
      await each.install(NEXT_BUILD);
      await each.start();
    }
    expect(await visitors.end()).toEqual({ failures: [], broken: 0 });
    for (const each of cluster.sites) {
      expect(await buildOf(each.url)).toBe(after);
      expect((await fetch(each.url + oldFile)).status).toBe(404);
    }
    await expect.poll(() => buildOf(cluster.url)).toBe(after);
    await expectPublished();
    expect((await fetch(cluster.url + oldFile)).status).toBe(200);
    const file = await fetch(cluster.url + newFile);
    expect(file.status).toBe(200);
    expect(file.headers.get('cache-control')).toContain('immutable');
  });

  test('answers cached pages from nginx when both sites are gone', async () => {
    await fetch(`${cluster.url}/about`).then((response) => response.text());
    await Promise.all(cluster.sites.map((each) => each.stop('SIGKILL')));
    await setTimeout(1_100);
    expect((await fetch(`${cluster.url}/about`)).status).toBe(200);
    await Promise.all(cluster.sites.map((each) => each.start()));
  });
});
