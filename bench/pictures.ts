import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { budgets } from './budgets';
import { picturePaths } from './picture-paths';
import { resetPeakMemory, peakMemory, cpuTime, threads } from './process-metrics';
import type { Section } from './report';
import { startContentService, startSite, type Server } from './servers';
import { percentile } from './statistics';
import { VISITS_A_SECOND, visitsDuring } from './visitors';

const PICTURES = 200;
const PAGE = '/about';

/** Of the second site: small enough to be filled. */
const SMALL_CACHE_BYTES = 1024 * 1024;
const withSmallCache = (server: string) =>
  server.replace(/"maximumDiskCacheSize":\d+/, `"maximumDiskCacheSize":${SMALL_CACHE_BYTES}`);

/** Requests many new pictures at once while others visit pages. */
export async function measurePictures({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('pictures', { CONTENT_HOST: content.url });
  const pictures = await picturePaths(site, PICTURES);

  const quiet = await visitsDuring(
    () => site.url + PAGE,
    () => setTimeout(quick ? 5_000 : 20_000),
  );
  resetPeakMemory(site.pid);
  const before = peakMemory(site.pid);
  const burst = await observeBurst(site, pictures);
  const diskCache = folderSize(path.join(site.folder, '.next/cache/images'));
  await site.stop();

  const small = await startSite('pictures', { CONTENT_HOST: content.url }, withSmallCache);
  await fetchAll(small, pictures.slice(0, quick ? 40 : 100));
  const smallDiskCache = folderSize(path.join(small.folder, '.next/cache/images'));

  const quietP99 = percentile(quiet.times, 0.99);
  const busyP99 = percentile(burst.times, 0.99);
  return {
    title: 'Pictures',
    baseline: 'before the burst',
    metrics: [
      {
        name: `pages during the burst, p99 of ${burst.times.length} visits`,
        value: busyP99,
        unit: 'ms',
        baseline: quietP99,
      },
      {
        name: 'pages during the burst, p99 against their quiet p99',
        value: busyP99 / quietP99,
        unit: 'times',
        budget: { atMost: budgets.pictures.pageP99AgainstQuiet },
      },
      {
        name: 'pages during the burst, visits without an answer',
        value: burst.lost,
        unit: 'number',
        budget: { atMost: 0 },
      },
      {
        name: 'peak memory during the burst',
        value: burst.peak,
        unit: 'bytes',
        baseline: before,
      },
      {
        name: 'most threads during the burst',
        value: burst.threads,
        unit: 'number',
        baseline: burst.threadsBefore,
      },
      { name: 'CPU cores busy on average', value: burst.cores, unit: 'number' },
      {
        name: `time until all ${pictures.length} are answered`,
        value: burst.seconds,
        unit: 'seconds',
      },
      { name: 'disk cache after the burst', value: diskCache, unit: 'bytes' },
      {
        name: 'disk cache of a site with a limit of 1 MB, after another burst',
        value: smallDiskCache,
        unit: 'bytes',
        budget: { atMost: SMALL_CACHE_BYTES },
      },
    ],
    tables: [
      {
        head: ['status of the pictures', 'answers'],
        rows: [...burst.statuses].map(([status, count]) => [String(status), String(count)]),
      },
    ],
    notes: [
      `${pictures.length} pictures of distinct file, width and quality at once, AVIF; meanwhile ${VISITS_A_SECOND} visits of ${PAGE} a second.`,
    ],
  };
}

/** @returns how many answers had each status; 0 counts those that were not answered */
async function fetchAll(site: Server, pictures: string[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  await Promise.all(
    pictures.map(async (picture) => {
      const status = await statusOf(site.url + picture).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  return statuses;
}

async function statusOf(picture: string): Promise<number> {
  const response = await fetch(picture, { headers: { accept: 'image/avif' } });
  await response.arrayBuffer();
  return response.status;
}

async function observeBurst(site: Server, pictures: string[]) {
  const threadsBefore = threads(site.pid);
  let mostThreads = threadsBefore;
  const watch = setInterval(() => {
    mostThreads = Math.max(mostThreads, threads(site.pid));
  }, 100);
  const start = performance.now();
  const cpuBefore = cpuTime(site.pid);
  const {
    times,
    lost,
    result: statuses,
  } = await visitsDuring(
    () => site.url + PAGE,
    () => fetchAll(site, pictures),
  );
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1_000;
  return {
    times,
    lost,
    statuses,
    seconds,
    cores: (cpuTime(site.pid) - cpuBefore) / seconds,
    peak: peakMemory(site.pid),
    threads: mostThreads,
    threadsBefore,
  };
}

function folderSize(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + statSync(path.join(parentPath, name)).size, 0);
}
