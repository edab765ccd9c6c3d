import { startContentHost } from '@/e2e/faults/content-host';
import { pageAddress } from '@/lib/paging';
import { productAddress, serviceAddress } from '@/lib/routes/item-addresses';
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
  sitemap: Answer;
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
      figure('sitemap', 'ms', ({ sitemap }) => served(sitemap)?.ms),
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
    const list = pages > 1 ? await ask(site.url + pageAddress('/shop', 2)) : undefined;
    const lastList = pages > 1 ? await ask(site.url + pageAddress('/shop', pages)) : undefined;
    const detail = await ask(site.url + productAddress(items));
    const sitemap = await ask(`${site.url}/sitemap.xml`);
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
      detailPublished: await published(serviceAddress(items)),
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

const time = (answer?: Answer) => {
  if (!answer) return 'there is none';
  return answer.status === 200 ? write(answer.ms, 'ms') : `answered ${answer.status}`;
};
const size = (answer?: Answer) => (answer ? write(Buffer.byteLength(answer.html), 'bytes') : '');

const shownAfter = (ms?: number) =>
  ms === undefined ? `not always within ${write(LONGEST_MS, 'ms')}` : write(ms, 'ms');

const addressesIn = (sitemap: Answer) => sitemap.html.split('<loc>').length - 1;

const ANSWER = 'the largest answer that the site reads (`lib/content/request.ts`)';
const LIST = 'the list, which is fetched, checked and kept as a whole';
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
      [
        'sitemap',
        ({ sitemap }) => time(sitemap),
        'its size, which Next.js measures and stores as a whole',
      ],
      [
        'its addresses',
        ({ sitemap }) => write(addressesIn(sitemap), 'number'),
        'the protocol: 50,000 a file',
      ],
      ['its size', ({ sitemap }) => size(sitemap), 'the protocol: 50 MB a file'],
    ] satisfies [string, (growth: Growth) => string, string][]
  ).map(([name, cell, bound]) => [name, ...growths.map(cell), bound]),
});

function refusals({ items, list, detail, sitemap }: Growth): string[] {
  const failed = Object.entries({
    'a list page': list,
    'a product': detail,
    'the sitemap': sitemap,
  })
    .filter(([, answer]) => answer && !served(answer))
    .map(([name, answer]) => `${name} (${answer?.status})`);
  if (addressesIn(sitemap) < items) failed.push('a sitemap with all addresses');
  return failed.length === 0
    ? []
    : [`With ${write(items, 'number')} items the site does not serve ${failed.join(', ')}.`];
}
