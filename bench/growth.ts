import { setTimeout } from 'node:timers/promises';
import budgets from '@/budgets.json' with { type: 'json' };
import {
  changingHost,
  memory,
  peakMemory,
  resetPeakMemory,
  startSite,
  type Subject,
} from './programs';
import { changeAll, changeService, multiply, SERVICES, timePublish } from './publishing';
import { measured, median, type Measurement } from './report';

const SIZES = [1_000, 10_000];
const LISTS = [SERVICES, '/api/list/services', '/api/list/industrial-products'];
const PRODUCTS_PER_PAGE = 12;
const PUBLISHES = 3;
/** The service at the first station of the works, which the list begins with. */
const FIRST_ON_LIST = 9;

/** What grows with the amount of content. */
export async function measureGrowth(subject: Subject, quick: boolean): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const items of SIZES) found.push(...(await measureSize(subject, items, quick)));
  return found;
}

async function measureSize(subject: Subject, items: number, quick: boolean) {
  const limits = items === SIZES.at(-1) ? budgets.growth : undefined;
  const host = await changingHost();
  for (const path of LISTS) host.edit(path, (originals) => multiply(originals, items));
  const site = await startSite(subject, { CONTENT_HOST: host.url });
  resetPeakMemory(site.pid());
  await setTimeout(quick ? 5_000 : 60_000);
  const rest = memory(site.pid());

  const firstVisit = async (page: string) => {
    const { status, ms } = await site.get(page);
    return status === 200 ? ms : NaN;
  };
  const list = await firstVisit(`/shop/page/${Math.ceil(items / PRODUCTS_PER_PAGE)}`);
  const product = await firstVisit(`/shop-details/${items}`);
  const sitemap = await firstVisit('/sitemap.xml');

  /** In ms, the median. */
  const publish = async (page: string, change: () => (html: string) => boolean) => {
    const times: number[] = [];
    while (times.length < PUBLISHES) {
      await site.get(page); // every cache has the old page
      const shown = { urls: [site.url + page], isShown: change() };
      times.push(await timePublish(site, host, SERVICES, shown));
    }
    return median(times);
  };
  host.takeCounts();
  const item = await publish(`/service-details/${items}`, () => changeService(host, items, items));
  const requests = (host.takeCounts().get(SERVICES) ?? 0) / PUBLISHES - 1; // `timePublish` asks, too
  const itemOnList = await publish('/service', () => changeService(host, items, FIRST_ON_LIST));
  host.edit(SERVICES, (originals) => multiply(originals, items));
  const all = await publish('/service', () => changeAll(host, SERVICES));
  const peak = peakMemory(site.pid());
  await Promise.all([site.stop(), host.stop()]);

  const row = (name: string, value: number, unit: string, atMost?: number) =>
    measured(`${items.toLocaleString('en')} items: ${name}`, value, unit, atMost);
  return [
    row('memory, a minute after all pages', rest, 'MB'),
    row('memory, peak', peak, 'MB', limits?.peakMemoryMegabytes),
    row('last page of the shop, first visit', list, 'ms'),
    row('a product, first visit', product, 'ms'),
    row('sitemap, first visit', sitemap, 'ms'),
    row('one service published, on its page', item, 'ms', limits?.itemPublishedMs),
    row('one service published, on the list', itemOnList, 'ms', limits?.listPublishedMs),
    row('all services published, on the list', all, 'ms'),
    row('requests to the host a publish', requests, '', limits?.requestsToHost),
  ];
}
