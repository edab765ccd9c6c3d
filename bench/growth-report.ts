import { MAX_PUBLISH_MS } from './publishing';
import { format, type Table } from './report';

/** `ms` until the last byte. */
export type TimedResponse = { status: number; ms: number; html: string };

export type Growth = {
  items: number;
  /** Size of the host's list of products. */
  contentBytes: number;
  buildSeconds?: number;
  /** In bytes, after all pages of this part were visited. */
  memory: number;
  peak: number;
  /** From the webhook call until visitors see a change of one service, in ms; undefined when they do not. */
  detailPublished?: number;
  listPublished?: number;
  /** The same after a change of every service. */
  allPublished?: number;
  /** How often the host was asked for the services by each publish of one of them. */
  requestsToHost: number;
  /** First visits, when the page is not rendered yet. */
  list?: TimedResponse;
  lastList?: TimedResponse;
  detail: TimedResponse;
  /** The sitemap, or its index and the files that this lists. */
  sitemap: TimedResponse[];
};

export const served = (answer?: TimedResponse) => (answer?.status === 200 ? answer : undefined);

/** undefined if one of them was not served. */
export const slowestOf = (files: TimedResponse[]): TimedResponse | undefined =>
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
const SITEMAP = '5,000 URLs a file (`lib/features/seo/sitemap.ts`)';
const PAGE = 'the rendering of one page: constant';

export const growthTable = (growths: Growth[]): Table => ({
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
      [
        'one service published, visible on its page',
        (one) => shownAfter(one.detailPublished),
        LIST,
      ],
      ['one service published, visible on the list', (one) => shownAfter(one.listPublished), LIST],
      ['all services published, visible on one', (one) => shownAfter(one.allPublished), LIST],
      ['slowest file of the sitemap', ({ sitemap }) => time(slowestOf(sitemap)), SITEMAP],
      ['its largest file', ({ sitemap }) => format(largestOf(sitemap), 'bytes'), SITEMAP],
      ['its files', ({ sitemap }) => format(sitemap.length, 'number'), 'the number of URLs'],
      ['its URLs', ({ sitemap }) => format(urlsIn(sitemap), 'number'), 'the content'],
    ] satisfies [string, (growth: Growth) => string, string][]
  ).map(([name, cell, bound]) => [name, ...growths.map(cell), bound]),
});

export function failures({ items, list, detail, sitemap }: Growth): string[] {
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
