import { budgets } from './budgets';
import { load, loadMisses } from './load';
import { memory } from './process-metrics';
import { format, type Metric, type Section } from './report';
import { startContentService, startSite, type Server } from './servers';
import { paths, productPath, servicePath } from './site-pages';

const HIT = servicePath(1);

/** `{n}` is a number of its own in each request. */
const misses = {
  'unknown path': '/nothing-{n}',
  'foreign extension': '/wp-{n}.php',
  'product beyond the list': productPath(0).replace(/0$/, '9{n}'),
  'page beyond the list': '/shop/page/9{n}',
  'file that no content names': '/media/00000000/media/none-{n}.jpg',
  'picture that no content names': '/_next/image?url=%2Fmedia%2F00000000%2Fnone-{n}.jpg&w=750&q=75',
};

/** What Next.js asks for when a visitor clicks a link. */
const NAVIGATION = { rsc: '1' };

/** What is answered without a stored page, beside a page that is stored. */
export async function measureMisses({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('misses', { CONTENT_HOST: content.url });
  const options = { seconds: quick ? 3 : 10, encoding: 'gzip' } as const;
  await load(site.url + HIT, { ...options, seconds: 2 });
  const hit = await load(site.url + HIT, options);
  const results = [];
  for (const [name, path] of Object.entries(misses)) {
    results.push({ name, ...(await loadMisses(site.url, path, options)) });
  }
  const before = memory(site.pid);
  const asked = await askDistinctPaths(site, quick ? 20_000 : 100_000);
  const grown = memory(site.pid) - before;
  const navigation = await load(`${site.url}${HIT}?_rsc`, {
    ...options,
    headers: NAVIGATION,
  });
  const shareMetric = (name: string, rate: number, atLeast: number): Metric => ({
    name: `${name}: share of a stored page's requests/s`,
    value: rate / hit.requestsPerSecond,
    unit: 'share',
    budget: { atLeast },
  });
  return {
    title: 'Misses and navigations',
    metrics: [
      ...results.map(({ name, requestsPerSecond }) =>
        shareMetric(name, requestsPerSecond, budgets.misses.shareOfHit),
      ),
      {
        name: `memory that ${format(asked, 'number')} unknown paths leave`,
        value: grown,
        unit: 'bytes',
        budget: { atMost: budgets.misses.memoryGrowthMegabytes * 1024 * 1024 },
      },
      shareMetric(
        'navigation (page data)',
        navigation.requestsPerSecond,
        budgets.misses.navigationShareOfHit,
      ),
    ],
    tables: [
      {
        head: ['asked for', 'requests/s', 'p99'],
        rows: [
          { name: 'a stored page', ...hit },
          ...results,
          { name: 'navigation to it', ...navigation },
        ].map(({ name, requestsPerSecond, p99Ms }) => [
          name,
          format(requestsPerSecond, 'requests/s'),
          format(p99Ms, 'ms'),
        ]),
      },
      await navigationTable(site),
    ],
    notes: [
      `Node alone, 50 connections, ${options.seconds} s each, another path in each request. A navigation is what a click on a link asks for.`,
    ],
  };
}

async function askDistinctPaths(site: Server, wanted: number): Promise<number> {
  let asked = 0;
  while (asked < wanted) {
    const { requests } = await loadMisses(site.url, misses['unknown path'], {
      seconds: 5,
      encoding: 'gzip',
    });
    asked += requests;
  }
  return asked;
}

/** Bytes of each route's page and page data, uncompressed. */
async function navigationTable(site: Server) {
  const sizeOf = async (path: string, headers: Record<string, string>) =>
    (await (await fetch(site.url + path, { headers })).arrayBuffer()).byteLength;
  const rows: string[][] = [];
  for (const path of paths) {
    rows.push([
      path,
      format(await sizeOf(path, {}), 'bytes'),
      format(await sizeOf(`${path}?_rsc`, NAVIGATION), 'bytes'),
    ]);
  }
  return { head: ['route, uncompressed', 'page', 'page data'], rows };
}
