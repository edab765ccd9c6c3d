import { startContentHost } from '@/e2e/faults/content-host';
import { resetPeakMemory, memory, peakMemory } from './process-metrics';
import { multiply } from './many-items';
import { build } from './prepare';
import { MAX_PUBLISH_MS, publishTimes } from './publishing';
import { format, type Metric, type Table, type Section } from './report';
import { secret, startSite } from './servers';
import { productPath, servicePath, shopPagePath } from './site-pages';
import { median } from './statistics';

const SIZES = [10, 1_000, 10_000];

const PRODUCTS = '/api/list/industrial-products';
const multiplied = ['/api/list/services-page', '/api/list/services', PRODUCTS];
const PRODUCTS_PER_PAGE = 12;

/** `ms` until the last byte. */
type TimedResponse = { status: number; ms: number; html: string };

type Growth = {
  items: number;
  /** Size of the host's list of products. */
  contentBytes: number;
  buildSeconds?: number;
  /** In bytes, after all pages of this part were visited. */
  memory: number;
  peak: number;
  /** From the webhook call until visitors see the change, in ms; undefined when they do not. */
  detailPublished?: number;
  listPublished?: number;
  /** First visits, when the page is not rendered yet. */
  list?: TimedResponse;
  lastList?: TimedResponse;
  detail: TimedResponse;
  /** The sitemap, or its index and the files that this lists. */
  sitemap: TimedResponse[];
};

/** What grows with the amount of content. */
export async function measureGrowth({ quick }: { quick: boolean }): Promise<Section> {
  const growths: Growth[] = [];
  for (const items of SIZES) growths.push(await measureSize(items, quick));
  const [smallest, largest] = [growths.at(0), growths.at(-1)];
  return {
    title: 'Growth',
    baseline: `the same with ${SIZES[0]} items`,
    metrics: [
      metric('memory', 'bytes', ({ memory: used }) => used),
      metric('first visit of a product', 'ms', ({ detail }) => served(detail)?.ms),
      metric('a publish is visible on the services', 'ms', ({ listPublished }) => listPublished),
      metric('a publish is visible on a service', 'ms', ({ detailPublished }) => detailPublished),
      metric('slowest file of the sitemap', 'ms', ({ sitemap }) => slowestOf(sitemap)?.ms),
    ],
    tables: [growthTable(growths)],
    notes: [
      `Services and products, as many of each; times of publishing are medians of three; first visits render the page.${quick ? ' The build was measured once.' : ''}`,
      ...growths.flatMap(failures),
    ],
  };

  function metric(
    name: string,
    unit: Metric['unit'],
    measure: (growth: Growth) => number | undefined,
  ): Metric {
    return {
      name: `${name}, ${format(largest?.items, 'number')} items`,
      value: largest && measure(largest),
      unit,
      baseline: smallest && measure(smallest),
    };
  }
}

const served = (answer?: TimedResponse) => (answer?.status === 200 ? answer : undefined);

async function measureSize(items: number, quick: boolean): Promise<Growth> {
  const content = await startContentHost();
  for (const path of multiplied) content.edit(path, (originals) => multiply(originals, items));
  const contentBytes = (await timedFetch(content.url + PRODUCTS)).html.length;
  const buildSeconds =
    quick && items !== SIZES[0] ? undefined : await build({ CONTENT_HOST: content.url });
  const site = await startSite('growth', { CONTENT_HOST: content.url });
  try {
    resetPeakMemory(site.pid);
    const pages = Math.ceil(items / PRODUCTS_PER_PAGE);
    const list = pages > 1 ? await timedFetch(site.url + shopPagePath(2)) : undefined;
    const lastList = pages > 1 ? await timedFetch(site.url + shopPagePath(pages)) : undefined;
    const detail = await timedFetch(site.url + productPath(items));
    const sitemap = await fetchSitemap(`${site.url}/sitemap.xml`);
    const published = async (page: string) => {
      const target = { page: site.url + page, webhook: site.url, secret, content };
      return publishTimes(target, 3).then(median, () => undefined);
    };
    return {
      items,
      contentBytes,
      buildSeconds,
      list,
      lastList,
      detail,
      sitemap,
      detailPublished: await published(servicePath(items)),
      listPublished: await published('/service'),
      memory: memory(site.pid),
      peak: peakMemory(site.pid),
    };
  } finally {
    await Promise.all([site.stop(), content.stop()]);
  }
}

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

/** undefined if one of them was not served. */
const slowestOf = (files: TimedResponse[]): TimedResponse | undefined =>
  files.every(served) ? files.toSorted((one, other) => other.ms - one.ms)[0] : undefined;

const time = (answer?: TimedResponse) => {
  if (!answer) return 'none';
  return answer.status === 200 ? format(answer.ms, 'ms') : `answered ${answer.status}`;
};
const size = (answer?: TimedResponse) =>
  answer ? format(Buffer.byteLength(answer.html), 'bytes') : '';

const shownAfter = (ms?: number) =>
  ms === undefined ? `not always within ${format(MAX_PUBLISH_MS, 'ms')}` : format(ms, 'ms');

const urlsIn = (files: TimedResponse[]) =>
  files.reduce((sum, { html }) => sum + html.split('<url>').length - 1, 0);

const largestOf = (files: TimedResponse[]) =>
  Math.max(...files.map(({ html }) => Buffer.byteLength(html)));

const RESPONSE = 'the size limit for answers of the content host';
const LIST = 'the list, which is fetched, validated and cached as a whole';
const SITEMAP = '5,000 URLs a file (`lib/seo/sitemap.ts`)';
const PAGE = 'the rendering of one page: constant';

const growthTable = (growths: Growth[]): Table => ({
  head: ['', ...growths.map(({ items }) => `${format(items, 'number')} items`), 'bounded by'],
  rows: (
    [
      [
        'products as the host sends them',
        ({ contentBytes }) => format(contentBytes, 'bytes'),
        RESPONSE,
      ],
      [
        'build',
        ({ buildSeconds }) => format(buildSeconds, 'seconds'),
        'the code: it fetches no content',
      ],
      ['memory', (growth) => format(growth.memory, 'bytes'), LIST],
      ['peak memory', ({ peak }) => format(peak, 'bytes'), LIST],
      ['first visit of page 2 of the shop', ({ list }) => time(list), PAGE],
      ['its HTML', ({ list }) => size(list), 'the products of one page: constant'],
      ['first visit of the last page of the shop', ({ lastList }) => time(lastList), PAGE],
      ['first visit of a product', ({ detail }) => time(detail), PAGE],
      ['a publish is visible on a service', (growth) => shownAfter(growth.detailPublished), LIST],
      ['a publish is visible on the services', (growth) => shownAfter(growth.listPublished), LIST],
      ['slowest file of the sitemap', ({ sitemap }) => time(slowestOf(sitemap)), SITEMAP],
      ['its largest file', ({ sitemap }) => format(largestOf(sitemap), 'bytes'), SITEMAP],
      ['its files', ({ sitemap }) => format(sitemap.length, 'number'), 'the number of URLs'],
      ['its URLs', ({ sitemap }) => format(urlsIn(sitemap), 'number'), 'the content'],
    ] satisfies [string, (growth: Growth) => string, string][]
  ).map(([name, cell, bound]) => [name, ...growths.map(cell), bound]),
});

function failures({ items, list, detail, sitemap }: Growth): string[] {
  const failed = Object.entries({
    'a list page': list,
    'a product': detail,
    'the sitemap': sitemap.find((file) => !served(file)),
  })
    .filter(([, answer]) => answer && !served(answer))
    .map(([name, answer]) => `${name} (${answer?.status})`);
  if (urlsIn(sitemap) < items) failed.push('a sitemap with all URLs');
  return failed.length === 0
    ? []
    : [`With ${format(items, 'number')} items the site does not serve ${failed.join(', ')}.`];
}
