import { setTimeout } from 'node:timers/promises';
import { startContentHost, type ContentHost } from '@/e2e/faults/content-host';
import { budgets } from './budgets';
import {
  comparisonMetrics,
  comparisonTable,
  loadInTurn,
  type Comparison,
  type Servers,
  type Target,
} from './comparison';
import { acceptEncoding, CONNECTIONS, fetchBody, type Encoding } from './load';
import { resetPeakMemory, peakMemory } from './process-metrics';
import { isVisibleAfterIdle, newRevision, publishTimes } from './publishing';
import { startPlainNode } from './plain-node';
import type { Metric, Section } from './report';
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
import { paths, servicePath } from './site-pages';
import { median } from './statistics';

const SERVICES = '/api/list/services-page';
const pages = { home: '/', 'a service': servicePath(1) };
const encodings = Object.keys(acceptEncoding) as Encoding[];

/** The site under load, alone and behind nginx, compared with nginx that serves the same pages as files. */
export async function measureServer({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentHost();
  const site = await startSite('server', { CONTENT_HOST: content.url, TRUST_PROXY: '1' });
  const bare = await startBarePage();
  const bodies = await fetchBodies(site);
  const files = await startStaticFiles(bodies);
  const node = await startPlainNode(bodies);
  const proxy = await startShippedNginx(site);

  resetPeakMemory(site.pid);
  const thoroughness = quick ? { rounds: 1, seconds: 3 } : { rounds: 5, seconds: 10 };
  const comparisons = await compare({ files, node, site, proxy, bare }, thoroughness);
  const memory: Metric = {
    name: 'Node alone, peak memory',
    value: peakMemory(site.pid),
    unit: 'bytes',
    budget: { atMost: budgets.server.peakMemoryMegabytes * 1024 * 1024 },
    baseline: peakMemory(bare.pid),
  };
  const published = await publishing('Node alone', site, content, quick);
  published.push(...(await publishing('shipped nginx', proxy, content, quick, site)));
  const served = await pagesServedWithoutSite(site, proxy);
  await content.stop();

  return {
    title: 'Server',
    baseline: 'the bare page',
    metrics: [
      ...comparisons.flatMap(comparisonMetrics),
      memory,
      ...published,
      {
        name: `shipped nginx, site killed: pages not served, of ${served.shared}`,
        value: served.lost.length,
        unit: 'number',
        budget: { atMost: 0 },
      },
    ],
    tables: [comparisonTable(comparisons)],
    notes: [
      `${CONNECTIONS} connections from the same machine, ${thoroughness.seconds} s a measurement, ${thoroughness.rounds} rounds of each in turn, medians. The file is served with the headers of the page.`,
      ...comparisons
        .filter(({ compressed }) => !compressed)
        .map(({ name }) => `${name}: the site does not use this encoding.`),
      ...(served.lost.length
        ? [`Not served with the site killed: ${served.lost.join(', ')}.`]
        : []),
    ],
  };
}

/** Where nginx has the body that the site sends for a page. */
const filePath = (page: string, encoding: Encoding) => `/${encoding}${page}.html`;

async function fetchBodies(site: Server): Promise<Record<string, Body>> {
  const bodies: Record<string, Body> = {};
  for (const page of Object.values(pages)) {
    await visitAll(site.url, [page]);
    for (const encoding of encodings) {
      bodies[filePath(page, encoding)] = await fetchBody(site.url + page, encoding);
    }
  }
  return bodies;
}

async function compare(
  { files, node, site, proxy, bare }: Servers,
  thoroughness: { rounds: number; seconds: number },
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [pageName, page] of Object.entries(pages)) {
    for (const encoding of encodings) {
      const targets: Target[] = [
        { name: 'files', url: files.url + filePath(page, encoding), server: files },
        { name: 'node', url: node.url + filePath(page, encoding), server: node },
        { name: 'site', url: site.url + page, server: site },
        { name: 'proxy', url: proxy.url + page, server: proxy },
      ];
      // The bare page is one page, without brotli.
      if (page === '/' && encoding === 'gzip') {
        targets.push({ name: 'bare', url: `${bare.url}/`, server: bare });
      }
      const body = await fetchBody(site.url + page, encoding);
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

/** @param webhook the server that receives the call of the webhook, if not `server` */
async function publishing(
  name: string,
  server: Server,
  content: ContentHost,
  quick: boolean,
  webhook = server,
): Promise<Metric[]> {
  const target = {
    page: `${server.url}${pages['a service']}`,
    webhook: webhook.url,
    secret,
    path: SERVICES,
    change: newRevision(content, SERVICES),
  };
  const times = await publishTimes(target, quick ? 3 : 10);
  const budget = { atMost: budgets.server.publishVisibleMs };
  return [
    { name: `${name}: a publish is visible after`, value: median(times), unit: 'ms', budget },
    {
      name: `${name}: a publish is visible after, slowest of ${times.length}`,
      value: Math.max(...times),
      unit: 'ms',
      budget,
    },
    {
      name: `${name}: the first visitor after an idle time sees the publish (1 is yes)`,
      value: (await isVisibleAfterIdle(target)) ? 1 : 0,
      unit: 'number',
      budget: { atLeast: 1 },
    },
  ];
}

/**
 * Kills the site.
 * @returns how many pages are the same for everybody, and which of them nginx no longer serves; it
 * cannot serve the other pages without the site
 */
async function pagesServedWithoutSite(site: Server, proxy: Server) {
  const shared: string[] = [];
  for (const path of paths) {
    const { status, headers } = await fetch(proxy.url + path, { redirect: 'manual' });
    const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '');
    if (status === 200 && !isPrivate) shared.push(path);
  }
  await setTimeout(2_000); // The entries of nginx are fresh for one second.
  await site.stop('SIGKILL');
  const lost: string[] = [];
  for (const path of shared) {
    const { status } = await fetch(proxy.url + path, { redirect: 'manual' });
    if (status !== 200) lost.push(path);
  }
  return { shared: shared.length, lost };
}
