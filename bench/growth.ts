import { startContentHost, type ContentHost } from '@/e2e/faults/content-host';
import { resetPeakMemory, memory, peakMemory } from './process-metrics';
import { multiply } from './many-items';
import { build } from './prepare';
import { budgets } from './budgets';
import { newRevision, publishTimes, type IsShown } from './publishing';
import {
  failures,
  growthTable,
  served,
  slowestOf,
  type Growth,
  type TimedResponse,
} from './growth-report';
import { format, type Metric, type Section } from './report';
import { secret, startSite } from './servers';
import { productPath, servicePath, shopPagePath } from './site-pages';
import { median } from './statistics';

const SIZES = [10, 1_000, 10_000];

const PRODUCTS = '/api/list/industrial-products';
const SERVICES = '/api/list/services-page';
const multiplied = [SERVICES, '/api/list/services', PRODUCTS];
const PUBLISHES = 3;
const PRODUCTS_PER_PAGE = 12;

type Thoroughness = { quick: boolean; trial: boolean };

/** What grows with the amount of content. */
export async function measureGrowth({ quick, trial }: Thoroughness): Promise<Section> {
  const limits = budgets.growth;
  const growths: Growth[] = [];
  for (const items of SIZES) growths.push(await measureSize(items, { quick, trial }));
  const [smallest, largest] = [growths.at(0), growths.at(-1)];
  return {
    title: 'Growth',
    baseline: `the same with ${SIZES[0]} items`,
    metrics: [
      metric('memory', 'bytes', ({ memory: used }) => used),
      metric('peak memory', 'bytes', ({ peak }) => peak, limits.peakMemoryMegabytes * 1024 * 1024),
      metric('first visit of a product', 'ms', ({ detail }) => served(detail)?.ms),
      metric(
        'one service published, visible on its page',
        'ms',
        ({ detailPublished }) => detailPublished,
        limits.itemPublishedMs,
      ),
      metric(
        'one service published, visible on the list',
        'ms',
        ({ listPublished }) => listPublished,
        limits.listPublishedMs,
      ),
      metric('all services published, visible on a service', 'ms', (all) => all.allPublished),
      metric(
        'requests to the host for the services, each publish',
        'number',
        ({ requestsToHost }) => requestsToHost,
        limits.requestsToHost,
      ),
      metric('slowest file of the sitemap', 'ms', ({ sitemap }) => slowestOf(sitemap)?.ms),
    ],
    tables: [growthTable(growths)],
    notes: [
      `Services and products, as many of each; times of publishing are medians of ${PUBLISHES}, from the webhook call on, the host's answer being ready; first visits render the page.${quick ? ' The build was measured once.' : ''}`,
      ...growths.flatMap(failures),
    ],
  };

  function metric(
    name: string,
    unit: Metric['unit'],
    measure: (growth: Growth) => number | undefined,
    atMost?: number,
  ): Metric {
    return {
      name: `${name}, ${format(largest?.items, 'number')} items`,
      value: largest && measure(largest),
      unit,
      budget: atMost === undefined ? undefined : { atMost },
      baseline: smallest && measure(smallest),
    };
  }
}

async function measureSize(items: number, { quick, trial }: Thoroughness): Promise<Growth> {
  const content = await startContentHost();
  for (const path of multiplied) content.edit(path, (originals) => multiply(originals, items));
  const contentBytes = (await timedFetch(content.url + PRODUCTS)).html.length;
  const isBuilt = trial || (quick && items !== SIZES[0]);
  const buildSeconds = isBuilt ? undefined : await build({ CONTENT_HOST: content.url });
  const site = await startSite('growth', { CONTENT_HOST: content.url });
  try {
    resetPeakMemory(site.pid);
    const pages = Math.ceil(items / PRODUCTS_PER_PAGE);
    const list = pages > 1 ? await timedFetch(site.url + shopPagePath(2)) : undefined;
    const lastList = pages > 1 ? await timedFetch(site.url + shopPagePath(pages)) : undefined;
    const detail = await timedFetch(site.url + productPath(items));
    const sitemap = await fetchSitemap(`${site.url}/sitemap.xml`);
    const published = async (page: string, change: () => IsShown | Promise<IsShown>) => {
      const target = { page: site.url + page, webhook: site.url, secret, path: SERVICES, change };
      return publishTimes(target, PUBLISHES).then(median, () => undefined);
    };
    content.takeCounts();
    const detailPublished = await published(servicePath(items), oneChanged(content, items, items));
    // Each change asks once, too.
    const requestsToHost = (content.takeCounts().get(SERVICES) ?? 0) / PUBLISHES - 1;
    return {
      items,
      contentBytes,
      buildSeconds,
      list,
      lastList,
      detail,
      sitemap,
      detailPublished,
      requestsToHost,
      listPublished: await published('/service', oneChanged(content, items, 1)),
      allPublished: await published(servicePath(items), allChanged(content)),
      memory: memory(site.pid),
      peak: peakMemory(site.pid),
    };
  } finally {
    await Promise.all([site.stop(), content.stop()]);
  }
}

let edition = 0;

/** Gives one of the services a new text. */
const oneChanged = (content: ContentHost, items: number, id: number) => async () => {
  const mark = `Edition ${++edition}.`;
  content.edit(SERVICES, (originals) =>
    multiply(originals, items).map((item) =>
      (item as { id: number }).id === id ? { ...(item as object), short_description: mark } : item,
    ),
  );
  await writeAnswer(content);
  return (html: string) => html.includes(mark);
};

const allChanged = (content: ContentHost) => async () => {
  const isShown = newRevision(content, SERVICES)();
  await writeAnswer(content);
  return isShown;
};

/** The host writes a long answer when it is first asked for it, which would be measured. */
const writeAnswer = async ({ url }: ContentHost) => (await fetch(url + SERVICES)).arrayBuffer();

async function timedFetch(url: string): Promise<TimedResponse> {
  const start = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - start };
}

/** A sitemap and the files that its index lists, one after the other. */
async function fetchSitemap(url: string): Promise<TimedResponse[]> {
  const files = [await timedFetch(url)];
  for (const [, part = ''] of files[0]?.html.matchAll(/<sitemap><loc>(.*?)<\/loc>/g) ?? []) {
    files.push(await timedFetch(part));
  }
  return files;
}
