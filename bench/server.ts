import { setTimeout } from 'node:timers/promises';
import { startContentHost } from '@/e2e/faults/content-host';
import { routes, serviceAddress } from '@/lib/routes';
import { budgets } from './budgets';
import { acceptEncoding, CONNECTIONS, load, takeBody, type Encoding, type Load } from './load';
import { forgetPeakMemory, peakMemory, processorTime } from './process-figures';
import { publishTimes, shownAfterIdling } from './publishing';
import { write, type Figure, type Grid, type Section } from './report';
import {
  secret,
  startBarePage,
  startSite,
  startStaticFiles,
  visitAll,
  type Body,
  type Server,
} from './servers';
import { startShippedNginx } from './shipped-nginx';
import { median } from './statistics';

const pages = { home: '/', 'a service': serviceAddress(1) };
const encodings = Object.keys(acceptEncoding) as Encoding[];

/** The address under which nginx has the body that the site sends for a page. */
const fileAddress = (page: string, encoding: Encoding) => `/${encoding}${page}.html`;

/** One thing that is loaded, in turn with the others. */
type Target = { name: string; url: string; encoding: Encoding; pid?: number };

type Result = Load & { processorSeconds?: number };

/** Rounds of A, B, C, so that what disturbs the machine disturbs all of them. */
async function loadInTurn(
  targets: Target[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<string, Result>> {
  const results = new Map<string, Result[]>(targets.map(({ name }) => [name, []]));
  for (const { url, encoding } of targets) await load(url, { seconds: 1, encoding });
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, encoding, pid } of targets) {
      const before = pid && processorTime(pid);
      const result = await load(url, { seconds, encoding });
      const used = before === undefined || !pid ? undefined : processorTime(pid) - before;
      results.get(name)?.push({
        ...result,
        processorSeconds: used && used / (result.requestsPerSecond * seconds),
      });
    }
  }
  return new Map([...results].map(([name, all]) => [name, medianOf(all)]));
}

const medianOf = (results: Result[]): Result => ({
  requestsPerSecond: median(results.map((result) => result.requestsPerSecond)),
  p99Ms: median(results.map((result) => result.p99Ms)),
  processorSeconds: results[0]?.processorSeconds,
});

/** The server under load, alone and behind nginx, against nginx with the same bytes as files. */
export async function measureServer({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentHost();
  const site = await startSite('server', { CONTENT_HOST: content.url, TRUST_PROXY: '1' });
  const bare = await startBarePage();
  const files = await startStaticFiles(await takeBodies(site));
  const front = await startShippedNginx(site);
  const thoroughness = quick ? { rounds: 1, seconds: 3 } : { rounds: 3, seconds: 10 };

  const comparisons: Comparison[] = [];
  const figures: Figure[] = [];
  const remarks: string[] = [];
  forgetPeakMemory(site.pid);
  for (const [pageName, page] of Object.entries(pages)) {
    await visitAll(site.url, [page]);
    for (const encoding of encodings) {
      const { encoding: sent, bytes } = await takeBody(site.url + page, encoding);
      const name = `${pageName}, ${encoding}`;
      if (sent !== encoding) remarks.push(`${name}: the site sent ${sent || 'the page uncompressed'}.`);
      const results = await loadInTurn(
        [
          { name: 'site', url: site.url + page, encoding, pid: site.pid },
          { name: 'files', url: files.url + fileAddress(page, encoding), encoding },
          ...(front ? [{ name: 'front', url: front.url + page, encoding }] : []),
          ...(page === '/' && encoding === 'gzip'
            ? [{ name: 'bare', url: `${bare.url}/`, encoding }]
            : []),
        ],
        thoroughness,
      );
      comparisons.push({ name, bytes: bytes.length, compressed: sent === encoding, results });
    }
  }
  figures.push(...comparisons.flatMap(loadFigures), {
    name: 'Node alone, peak memory',
    value: peakMemory(site.pid),
    unit: 'bytes',
    bar: { atMost: budgets.server.nodePeakMemoryBytes },
    reference: peakMemory(bare.pid),
  });
  figures.push(...(await publishing('Node alone', site, content, quick)));
  if (front) {
    figures.push(...(await publishing('shipped nginx', front, content, quick, site)));
    figures.push(await pagesWithoutSite(site, front));
    await front.stop();
  } else {
    remarks.push('The shipped nginx configuration is not in this tree: not measured.');
  }
  await Promise.all([site.stop(), bare.stop(), files.stop(), content.stop()]);
  return {
    title: 'Server',
    comparedWith: 'the bare page',
    figures,
    grids: [loadGrid(comparisons)],
    remarks: [
      `${CONNECTIONS} connections from the same machine, ${thoroughness.seconds} s a figure, ${thoroughness.rounds} rounds of each in turn, medians.`,
      ...remarks,
    ],
  };
}

async function takeBodies(site: Server): Promise<Record<string, Body>> {
  const bodies: Record<string, Body> = {};
  for (const page of Object.values(pages)) {
    await visitAll(site.url, [page]);
    for (const encoding of encodings) {
      bodies[fileAddress(page, encoding)] = await takeBody(site.url + page, encoding);
    }
  }
  return bodies;
}

type Comparison = {
  name: string;
  bytes: number;
  compressed: boolean;
  results: Map<string, Result>;
};

const share = (results: Map<string, Result>, key: string): number | undefined => {
  const [result, files] = [results.get(key), results.get('files')];
  return result && files && result.requestsPerSecond / files.requestsPerSecond;
};

const names: Record<string, string> = {
  files: 'nginx, the same bytes as a file',
  site: 'Node alone',
  front: 'shipped nginx in front',
  bare: 'bare Next.js page, Node alone',
};

const loadGrid = (comparisons: Comparison[]): Grid => ({
  head: ['page', 'body', 'served by', 'requests/s', 'share of the file', 'p99', 'processor time'],
  rows: comparisons.flatMap(({ name, bytes, results }) =>
    [...results].map(([key, { requestsPerSecond, p99Ms, processorSeconds }]) => [
      name,
      key === 'bare' ? '' : write(bytes, 'bytes'),
      names[key] ?? key,
      write(requestsPerSecond, 'requests/s'),
      write(share(results, key), 'share'),
      write(p99Ms, 'ms'),
      processorSeconds ? `${write(processorSeconds * 1e6, 'microseconds')} a request` : '',
    ]),
  ),
});

/** A page that was not compressed as asked meets no bar. */
function loadFigures({ name, compressed, results }: Comparison): Figure[] {
  const shareOf = (key: string, atLeast: number): Figure => ({
    name: `${names[key]}, ${name}: share of the static file`,
    value: compressed ? share(results, key) : undefined,
    unit: 'share',
    bar: { atLeast },
  });
  const { nodeShareOfStaticFile, nginxShareOfStaticFile, nginxP99Ms } = budgets.server;
  return [
    shareOf('site', nodeShareOfStaticFile),
    ...(results.has('front')
      ? [
          shareOf('front', nginxShareOfStaticFile),
          {
            name: `${names.front}, ${name}: p99`,
            value: compressed ? results.get('front')?.p99Ms : undefined,
            unit: 'ms' as const,
            bar: { atMost: nginxP99Ms },
          },
        ]
      : []),
  ];
}

/** @param hook the server that takes the call of the refresh hook, where it is another one */
async function publishing(
  who: string,
  server: Server,
  content: Awaited<ReturnType<typeof startContentHost>>,
  quick: boolean,
  hook = server,
): Promise<Figure[]> {
  const place = { page: `${server.url}${pages['a service']}`, hook: hook.url, secret, content };
  const times = await publishTimes(place, quick ? 3 : 10);
  return [
    {
      name: `${who}: a publish is visible after`,
      value: median(times),
      unit: 'ms',
      bar: { atMost: budgets.server.publishVisibleMs },
    },
    {
      name: `${who}: a publish is visible after, slowest of ${times.length}`,
      value: Math.max(...times),
      unit: 'ms',
      bar: { atMost: budgets.server.publishVisibleMs },
    },
    {
      name: `${who}: the first visitor after an idle time sees what was published (1 is yes)`,
      value: (await shownAfterIdling(place)) ? 1 : 0,
      unit: 'number',
      bar: { atLeast: 1 },
    },
  ];
}

/** Kills the site; says what share of the pages nginx goes on to serve. */
async function pagesWithoutSite(site: Server, front: Server): Promise<Figure> {
  const paths = routes.map(({ path }) => path);
  await visitAll(front.url, paths);
  await setTimeout(2_000); // What nginx keeps for a second has become old.
  await site.stop('SIGKILL');
  let served = 0;
  for (const path of paths) {
    const { status } = await fetch(front.url + path, { redirect: 'manual' });
    if (status === 200) served += 1;
  }
  return {
    name: `shipped nginx, site killed: pages served of ${paths.length}`,
    value: served,
    unit: 'number',
  };
}
