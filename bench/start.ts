import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { headOfPage, storedPageFiles } from '@/e2e/faults/stored-pages';
import { pathOfName } from '@/lib/delivery/next/entry-name';
import { budgets } from './budgets';
import { format, type Metric, type Section } from './report';
import { installBarePage, installSite, startContentService, type Server } from './servers';
import { dynamicPaths, paths } from './site-pages';
import { median, percentile } from './statistics';
import { firstPictures, type PictureTime } from './first-pictures';
import { VISITS_A_SECOND, visitsDuring } from './visitors';

const stored = paths.filter((page) => !dynamicPaths.includes(page));
const POLL_MS = 5;
const MAX_MS = 60_000;

/** Node.js 24, which the images and installations have; brought by the package `node`. */
const NODE_24 = { PATH: [path.resolve('bench/node_modules/node/bin'), process.env.PATH].join(':') };

/** Times in ms since the process was started. */
type Start = {
  firstPage: number;
  /** Of another start with the pages that this one has stored. */
  firstPageAgain: number;
  allPages: number;
  /** Response times of visitors until then, and how many had no answer. */
  visitors: number[];
  lost: number;
  pictures: PictureTime[];
};

/** A process that starts with an empty cache. */
export async function measureStart({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const startBarePage = await installBarePage();
  const starts: Start[] = [];
  const withNode24: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < (quick ? 1 : 5); turn++) {
    starts.push(await measureOnce(content.url));
    withNode24.push(await measureFirstPage(await install(content.url, NODE_24)));
    bare.push(await measureFirstPage(startBarePage));
  }
  const limits = budgets.start;
  const visitors = starts.flatMap((start) => start.visitors);
  const pictures = starts.flatMap((start) => start.pictures);
  const slowest = pictures.toSorted((one, other) => other.ms - one.ms)[0];
  const lost = starts.reduce((sum, start) => sum + start.lost, 0);
  const metrics: Metric[] = [
    {
      name: 'process started until its first page is answered',
      value: median(starts.map(({ firstPage }) => firstPage)),
      unit: 'ms',
      budget: { atMost: limits.firstPageMs },
      baseline: median(bare),
    },
    {
      name: 'the same with Node.js 24',
      value: median(withNode24),
      unit: 'ms',
      budget: { atMost: limits.firstPageMs },
    },
    {
      name: 'the same with the pages of an earlier start',
      value: median(starts.map(({ firstPageAgain }) => firstPageAgain)),
      unit: 'ms',
    },
    {
      name: `process started until all ${stored.length} pages are stored`,
      value: median(starts.map(({ allPages }) => allPages)) / 1_000,
      unit: 'seconds',
      budget: { atMost: limits.allPagesSeconds },
    },
    {
      name: `visitors meanwhile, p99 of ${visitors.length}`,
      value: percentile(visitors, 0.99),
      unit: 'ms',
      budget: { atMost: limits.visitorsP99Ms },
    },
    {
      name: 'visitors meanwhile without an answer',
      value: lost,
      unit: 'number',
      budget: { atMost: 0 },
    },
    {
      name: `first view of a picture, slowest of ${pictures.length} (${slowest?.page})`,
      value: slowest?.ms,
      unit: 'ms',
      budget: { atMost: limits.newPictureMs },
    },
  ];
  return {
    title: 'Cold start',
    baseline: 'the bare page',
    metrics,
    tables: [
      {
        head: [
          'start',
          'first page',
          'with Node.js 24',
          'with stored pages',
          'all pages',
          'p99 of visitors',
          'slowest picture',
          'bare page: first page',
        ],
        rows: starts.map((start, turn) => [
          String(turn + 1),
          format(start.firstPage, 'ms'),
          format(withNode24[turn], 'ms'),
          format(start.firstPageAgain, 'ms'),
          format(start.allPages, 'ms'),
          format(percentile(start.visitors, 0.99), 'ms'),
          format(Math.max(...start.pictures.map(({ ms }) => ms)), 'ms'),
          format(bare[turn], 'ms'),
        ]),
      },
    ],
    notes: [
      `Medians of ${starts.length} starts with an empty cache. From the first page on, ${VISITS_A_SECOND} visits a second of all pages in turn. Pictures on the first screens of a phone (412 px, 1.75 device pixels a px) that no visitor has asked for before, from request to last byte. Node.js 24 is what the images and installations have. The bare page is an empty page of the same Next.js, started by \`next start\`.`,
    ],
  };
}

async function measureOnce(contentHost: string): Promise<Start> {
  const startSite = await install(contentHost);
  const start = await measureFirstStart(startSite);
  return { ...start, firstPageAgain: await measureFirstPage(startSite) };
}

const install = (contentHost: string, variables = {}) =>
  installSite('start', { CONTENT_HOST: contentHost, WARM_PICTURES: 'on', ...variables });

async function measureFirstStart(
  startSite: Awaited<ReturnType<typeof install>>,
): Promise<Omit<Start, 'firstPageAgain'>> {
  const started = performance.now();
  const site = startSite();
  const since = () => performance.now() - started;
  try {
    const firstPage = await untilServed(site, started);
    let visits = 0;
    const visited = await visitsDuring(
      () => `${site.url}${stored[visits++ % stored.length]}`,
      async () => {
        while (!(await areStored(site))) await waitLonger(since());
        return since();
      },
    );
    const pictures = await firstPictures(site);
    const { times, lost, result } = visited;
    return { firstPage, allPages: result, visitors: times, lost, pictures };
  } finally {
    await site.stop();
  }
}

/** @returns ms from the start of a server until its home page is answered */
async function measureFirstPage(startServer: () => Server): Promise<number> {
  const started = performance.now();
  const server = startServer();
  try {
    return await untilServed(server, started);
  } finally {
    await server.stop();
  }
}

/** @returns ms since `started` */
async function untilServed({ url }: Server, started: number): Promise<number> {
  const since = () => performance.now() - started;
  while (!(await isServed(`${url}/`))) await waitLonger(since());
  return since();
}

async function waitLonger(waited: number): Promise<void> {
  if (waited > MAX_MS) throw new Error('the site did not start');
  await setTimeout(POLL_MS);
}

const isServed = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.text()) !== '' && response.status === 200,
    () => false,
  );

async function areStored(site: { folder: string }): Promise<boolean> {
  if (!existsSync(path.join(site.folder, '.next/cache/site'))) return false;
  const heads = (await storedPageFiles(site)).map((file) =>
    headOfPage(file).catch(() => undefined),
  );
  const found = new Set((await Promise.all(heads)).map((head) => head && pathOfName(head.name)));
  return stored.every((page) => found.has(page));
}
