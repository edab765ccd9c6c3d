import { startContentHost } from '@/e2e/faults/content-host';
import { listPagePath } from '@/lib/paging';
import { productPath, servicePath } from '@/lib/routes/paths';
import { forgetPeakMemory, memory, peakMemory } from './process-figures';
import { build } from './prepare';
import { LONGEST_MS, publishTimes } from './publishing';
import { write, type Figure, type Grid, type Section } from './report';
import { secret, startSite } from './servers';
import { median } from './statistics';

const SIZES = [10, 1_000, 10_000];

const PRODUCTS = '/api/list/industrial-products';
const grown = ['/api/list/services-page', '/api/list/services', PRODUCTS];
const PRODUCTS_PER_PAGE = 12;

/** The items of the demo company over and over, each time as others. */
function many(items: unknown, count: number): unknown[] {
  const originals = items as { title: string }[];
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    return { ...original, id: index + 1, title: `${original?.title}, no. ${index + 1}` };
  });
}

/** One answer; `ms` until its last byte. */
type Answer = { status: number; ms: number; html: string };

type Growth = {
  items: number;
  /** What the host answers for the products. */
  contentBytes: number;
  buildSeconds?: number;
  /** Held after all the pages of this part were visited, and the most held until then, in bytes. */
  memory: number;
  peak: number;
  /** From the call of the hook until visitors see the change, in ms; undefined when they do not. */
  detailPublished?: number;
  listPublished?: number;
  /** First visits, when the page has yet to be made. */
  list?: Answer;
  lastList?: Answer;
  detail: Answer;
  /** The sitemap, or the list of its parts and these. */
  sitemap: Answer[];
};

/** What becomes slower or larger with the content. */
export async function measureGrowth({ quick }: { quick: boolean }): Promise<Section> {
  const growths: Growth[] = [];
  for (const items of SIZES) growths.push(await measureSize(items, quick));
  const [smallest, largest] = [growths.at(0), growths.at(-1)];
  return {
    title: 'Growth',
    comparedWith: `the same with ${SIZES[0]} items`,
    figures: [
      figure('memory', 'bytes', ({ memory: held }) => held),
      figure('first visit of a product', 'ms', ({ detail }) => served(detail)?.ms),
      figure('a publish is visible on the services', 'ms', ({ listPublished }) => listPublished),
      figure('a publish is visible on a service', 'ms', ({ detailPublished }) => detailPublished),
      figure('slowest file of the sitemap', 'ms', ({ sitemap }) => slowestOf(sitemap)?.ms),
    ],
    grids: [growthGrid(growths)],
    remarks: [
      `Services and products, as many of each; times with the median of three publishes; first visits make the page.${quick ? ' The build was measured once.' : ''}`,
      ...growths.flatMap(refusals),
    ],
  };

  function figure(
    name: string,
    unit: Figure['unit'],
    measure: (growth: Growth) => number | undefined,
  ): Figure {
    return {
      name: `${name}, ${write(largest?.items, 'number')} items`,
      value: largest && measure(largest),
      unit,
      reference: smallest && measure(smallest),
    };
  }
}

const served = (answer?: Answer) => (answer?.status === 200 ? answer : undefined);

async function measureSize(items: number, quick: boolean): Promise<Growth> {
  const content = await startContentHost();
  for (const path of grown) content.edit(path, (originals) => many(originals, items));
  const contentBytes = (await ask(content.url + PRODUCTS)).html.length;
  const buildSeconds =
    quick && items !== SIZES[0] ? undefined : await build({ CONTENT_HOST: content.url });
  const site = await startSite('growth', { CONTENT_HOST: content.url });
  try {
    forgetPeakMemory(site.pid);
    const pages = Math.ceil(items / PRODUCTS_PER_PAGE);
    const list = pages > 1 ? await ask(site.url + listPagePath('/shop', 2)) : undefined;
    const lastList = pages > 1 ? await ask(site.url + listPagePath('/shop', pages)) : undefined;
    const detail = await ask(site.url + productPath(items));
    const sitemap = await askSitemap(`${site.url}/sitemap.xml`);
    const published = async (page: string) => {
      const place = { page: site.url + page, hook: site.url, secret, content };
      return publishTimes(place, 3).then(median, () => undefined);
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

async function ask(url: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - start };
}

/** A sitemap and the parts that it names, one after the other. */
async function askSitemap(url: string): Promise<Answer[]> {
  const files = [await ask(url)];
  for (const [, part = ''] of files[0]?.html.matchAll(/<sitemap><loc>(.*?)<\/loc>/g) ?? []) {
    files.push(await ask(part));
  }
  return files;
}

/** The one that took longest; undefined if one was not served. */
const slowestOf = (files: Answer[]): Answer | undefined =>
  files.every(served) ? files.toSorted((one, other) => other.ms - one.ms)[0] : undefined;

const time = (answer?: Answer) => {
  if (!answer) return 'there is none';
  return answer.status === 200 ? write(answer.ms, 'ms') : `answered ${answer.status}`;
};
const size = (answer?: Answer) => (answer ? write(Buffer.byteLength(answer.html), 'bytes') : '');

const shownAfter = (ms?: number) =>
  ms === undefined ? `not always within ${write(LONGEST_MS, 'ms')}` : write(ms, 'ms');

const addressesIn = (files: Answer[]) =>
  files.reduce((sum, { html }) => sum + html.split('<url>').length - 1, 0);

const largestOf = (files: Answer[]) =>
  Math.max(...files.map(({ html }) => Buffer.byteLength(html)));

const ANSWER = 'the largest answer that the site reads (`lib/content/request.ts`)';
const LIST = 'the list, which is fetched, checked and kept as a whole';
const SITEMAP = '5,000 addresses a file (`lib/seo/sitemap.ts`)';
const PAGE = 'the making of one page: it does not grow';

const growthGrid = (growths: Growth[]): Grid => ({
  head: ['', ...growths.map(({ items }) => `${write(items, 'number')} items`), 'bounded by'],
  rows: (
    [
      [
        'products as the host sends them',
        ({ contentBytes }) => write(contentBytes, 'bytes'),
        ANSWER,
      ],
      ['build', ({ buildSeconds }) => write(buildSeconds, 'seconds'), 'the code: it asks no host'],
      ['memory held', (growth) => write(growth.memory, 'bytes'), LIST],
      ['most memory', ({ peak }) => write(peak, 'bytes'), LIST],
      ['first visit of page 2 of the shop', ({ list }) => time(list), PAGE],
      ['its HTML', ({ list }) => size(list), 'the products of one page: it does not grow'],
      ['first visit of the last page of the shop', ({ lastList }) => time(lastList), PAGE],
      ['first visit of a product', ({ detail }) => time(detail), PAGE],
      ['a publish is visible on a service', (growth) => shownAfter(growth.detailPublished), LIST],
      ['a publish is visible on the services', (growth) => shownAfter(growth.listPublished), LIST],
      ['slowest file of the sitemap', ({ sitemap }) => time(slowestOf(sitemap)), SITEMAP],
      ['largest of them', ({ sitemap }) => write(largestOf(sitemap), 'bytes'), SITEMAP],
      ['their number', ({ sitemap }) => write(sitemap.length, 'number'), 'the number of addresses'],
      ['their addresses', ({ sitemap }) => write(addressesIn(sitemap), 'number'), 'the content'],
    ] satisfies [string, (growth: Growth) => string, string][]
  ).map(([name, cell, bound]) => [name, ...growths.map(cell), bound]),
});

function refusals({ items, list, detail, sitemap }: Growth): string[] {
  const failed = Object.entries({
    'a list page': list,
    'a product': detail,
    'the sitemap': sitemap.find((file) => !served(file)),
  })
    .filter(([, answer]) => answer && !served(answer))
    .map(([name, answer]) => `${name} (${answer?.status})`);
  if (addressesIn(sitemap) < items) failed.push('a sitemap with all addresses');
  return failed.length === 0
    ? []
    : [`With ${write(items, 'number')} items the site does not serve ${failed.join(', ')}.`];
}
