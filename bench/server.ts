import { setTimeout } from 'node:timers/promises';
import { startContentHost, type ContentHost } from '@/e2e/faults/content-host';
import { routes } from '@/lib/routes';
import { servicePath } from '@/lib/routes/paths';
import { budgets } from './budgets';
import {
  comparisonFigures,
  comparisonGrid,
  loadInTurn,
  type Comparison,
  type Servers,
  type Target,
} from './comparison';
import { acceptEncoding, CONNECTIONS, takeBody, type Encoding } from './load';
import { forgetPeakMemory, peakMemory } from './process-figures';
import { publishTimes, shownAfterIdling } from './publishing';
import { startPlainNode } from './plain-node';
import type { Figure, Section } from './report';
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

const pages = { home: '/', 'a service': servicePath(1) };
const encodings = Object.keys(acceptEncoding) as Encoding[];

/** The server under load, alone and behind nginx, against nginx with the same answers as files. */
export async function measureServer({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentHost();
  const site = await startSite('server', { CONTENT_HOST: content.url, TRUST_PROXY: '1' });
  const bare = await startBarePage();
  const bodies = await takeBodies(site);
  const files = await startStaticFiles(bodies);
  const node = await startPlainNode(bodies);
  const front = await startShippedNginx(site);

  forgetPeakMemory(site.pid);
  const thoroughness = quick ? { rounds: 1, seconds: 3 } : { rounds: 3, seconds: 10 };
  const comparisons = await compare({ files, node, site, front, bare }, thoroughness);
  const memory: Figure = {
    name: 'Node alone, most memory',
    value: peakMemory(site.pid),
    unit: 'bytes',
    bar: { atMost: budgets.server.nodePeakMemoryMegabytes * 1024 * 1024 },
    reference: peakMemory(bare.pid),
  };
  const published = await publishing('Node alone', site, content, quick);
  published.push(...(await publishing('shipped nginx', front, content, quick, site)));
  const kept = await pagesKeptWithoutSite(site, front);
  await content.stop();

  return {
    title: 'Server',
    comparedWith: 'the bare page',
    figures: [
      ...comparisons.flatMap(comparisonFigures),
      memory,
      ...published,
      {
        name: `shipped nginx, site killed: pages not served, of ${kept.shared}`,
        value: kept.lost.length,
        unit: 'number',
        bar: { atMost: 0 },
      },
    ],
    grids: [comparisonGrid(comparisons)],
    remarks: [
      `${CONNECTIONS} connections from the same machine, ${thoroughness.seconds} s a figure, ${thoroughness.rounds} rounds of each in turn, medians. The file comes with the headers of the page.`,
      ...comparisons
        .filter(({ compressed }) => !compressed)
        .map(({ name }) => `${name}: the site does not send it compressed so.`),
      ...(kept.lost.length ? [`Not served with the site killed: ${kept.lost.join(', ')}.`] : []),
    ],
  };
}

/** The address under which nginx has the body that the site sends for a page. */
const fileAddress = (page: string, encoding: Encoding) => `/${encoding}${page}.html`;

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

async function compare(
  { files, node, site, front, bare }: Servers,
  thoroughness: { rounds: number; seconds: number },
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [pageName, page] of Object.entries(pages)) {
    for (const encoding of encodings) {
      const targets: Target[] = [
        { name: 'files', url: files.url + fileAddress(page, encoding), server: files },
        { name: 'node', url: node.url + fileAddress(page, encoding), server: node },
        { name: 'site', url: site.url + page, server: site },
        { name: 'front', url: front.url + page, server: front },
      ];
      // It has one page, and no brotli.
      if (page === '/' && encoding === 'gzip') {
        targets.push({ name: 'bare', url: `${bare.url}/`, server: bare });
      }
      const body = await takeBody(site.url + page, encoding);
      comparisons.push({
        name: `${pageName}, ${encoding}`,
        bytes: body.bytes.length,
        compressed: body.encoding === encoding,
        results: await loadInTurn(targets, encoding, thoroughness),
      });
    }
  }
  return comparisons;
}

/** @param hook the server that takes the call of the refresh hook, where it is another one */
async function publishing(
  who: string,
  server: Server,
  content: ContentHost,
  quick: boolean,
  hook = server,
): Promise<Figure[]> {
  const place = { page: `${server.url}${pages['a service']}`, hook: hook.url, secret, content };
  const times = await publishTimes(place, quick ? 3 : 10);
  const bar = { atMost: budgets.server.publishVisibleMs };
  return [
    { name: `${who}: a publish is visible after`, value: median(times), unit: 'ms', bar },
    {
      name: `${who}: a publish is visible after, slowest of ${times.length}`,
      value: Math.max(...times),
      unit: 'ms',
      bar,
    },
    {
      name: `${who}: the first visitor after an idle time sees what was published (1 is yes)`,
      value: (await shownAfterIdling(place)) ? 1 : 0,
      unit: 'number',
      bar: { atLeast: 1 },
    },
  ];
}

/**
 * Kills the site.
 * @returns how many pages are the same for everybody, and those of them that nginx does not go on to
 * serve; pages for one visitor cannot be served without the site
 */
async function pagesKeptWithoutSite(site: Server, front: Server) {
  const shared: string[] = [];
  for (const { path } of routes) {
    const { headers } = await fetch(front.url + path, { redirect: 'manual' });
    if (!/private|no-store/.test(headers.get('cache-control') ?? '')) shared.push(path);
  }
  await setTimeout(2_000); // What nginx keeps for a second has become old.
  await site.stop('SIGKILL');
  const lost: string[] = [];
  for (const path of shared) {
    const { status } = await fetch(front.url + path, { redirect: 'manual' });
    if (status !== 200) lost.push(path);
  }
  return { shared: shared.length, lost };
}
