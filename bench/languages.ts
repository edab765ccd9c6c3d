import { setTimeout } from 'node:timers/promises';
import budgets from '@/budgets.json' with { type: 'json' };
import { endpointName, endpointOf } from '@/contract/languages/endpoint-name';
import { contentOf, revisionsIn } from '@/e2e/faults/content';
import { startContentHost } from '@/e2e/faults/content-host';
import { headOfPage, storedPageFiles } from '@/e2e/faults/stored-pages';
import {
  installSite,
  memory,
  startSite,
  stopAfterwards,
  storedPages,
  visitsDuring,
  type Subject,
} from './programs';
import { multiply, SERVICES, SETTINGS, timePublish } from './publishing';
import { measured, median, percentile, type Measurement } from './report';

const PRODUCTS = '/api/list/industrial-products';
const FURTHER = ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'ar-EG'];
const LISTS = ['/shop', '/service', '/blog', '/faq', '/downloads', '/clients', '/team-1'];
/** Those that visitors ask for most. */
const TEN = storedPages.slice(0, 10);
const MAX_MS = 120_000;

const pathOf = (locale: string): string => locale.slice(0, 2);
const addressOf = (path: string, page: string): string =>
  page === '/' ? `/${path}` : `/${path}${page}`;

/** A host with everything of the demo company in each of the languages. */
async function hostIn(locales: readonly string[]) {
  const host = await startContentHost({
    locales,
    content: (name, revision) => contentOf(endpointOf(name).path, revision),
  });
  stopAfterwards(host.stop);
  const languages = [
    { locale: 'en-US', name: 'English' },
    ...locales.map((locale) => ({ locale, name: locale, path: pathOf(locale) })),
  ];
  host.edit(SETTINGS, (settings) => ({ ...(settings as object), languages }));
  const namesOf = (path: string) =>
    [undefined, ...locales].map((locale) => endpointName(path, locale));
  return { host, namesOf };
}

/** A site whose pages are all stored in all languages, and those that visitors ask for most known. */
async function visited(subject: Subject, locales: readonly string[]) {
  const { host, namesOf } = await hostIn(locales);
  const name = `languages-${locales.length + 1}`;
  const site = await startSite(subject, { CONTENT_HOST: host.url }, name);
  const paths = locales.map(pathOf);
  await settled(async () => (await everyStatus(site, paths)).every((status) => status === 200));
  const addresses = [
    ...storedPages,
    ...paths.flatMap((path) => storedPages.map((page) => addressOf(path, page))),
  ];
  for (const address of addresses) await site.get(address);
  for (let turn = 0; turn < 3; turn++) for (const page of TEN) await site.get(page);
  return { site, host, namesOf, addresses };
}
type Visited = Awaited<ReturnType<typeof visited>>;

const everyStatus = (site: Visited['site'], paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await site.get(`/${path}`)).status));

async function settled(isSettled: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSettled())) {
    if (performance.now() - began > MAX_MS) throw new Error('the site does not settle');
    await setTimeout(500);
  }
}

/** Publishes the settings in all languages. @returns what their pages show afterwards */
async function publishSettings({ site, host, namesOf }: Visited): Promise<number> {
  const revision = host.publish(namesOf(SETTINGS));
  const { status } = await site.publish({ paths: [SETTINGS] });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
  return revision;
}

/** From a publish until ten pages, and until all, are stored anew, in ms; and how many those are. */
type Rendering = { ten: number; all: number; pages: number };

async function timeRendering(visited: Visited) {
  const began = Date.now();
  await publishSettings(visited);
  return untilStored(visited, began);
}

async function untilStored({ site }: Visited, began: number): Promise<Rendering> {
  let stored = new Map<string, number>();
  await settled(async () => {
    const heads = await Promise.all((await storedPageFiles(site)).map(headOfPage));
    stored = new Map(heads.map((head) => [head.name, head.stored]));
    return Math.min(...stored.values()) >= began;
  });
  const ten = TEN.map((page) => stored.get(addressOf('main', page)) ?? NaN);
  return {
    ten: Math.max(...ten) - began,
    all: Math.max(...stored.values()) - began,
    pages: stored.size,
  };
}

/** How many pages show the old settings when they are opened after a publish. */
async function countOld(visited: Visited): Promise<number> {
  const revision = await publishSettings(visited);
  const pages = visited.addresses.filter((_, index) => index % 7 === 0);
  const shown = await Promise.all(
    pages.map(async (page) => revisionsIn((await visited.site.get(page)).html).get(SETTINGS)),
  );
  return shown.filter((of) => of?.some((each) => each !== revision)).length;
}

let edition = 0;

/** @returns ms until the page of a service shows what was published in its language */
function timeItem({ site, host }: Visited, locale?: string): Promise<number> {
  const mark = `Edition ${++edition}.`;
  const name = endpointName(SERVICES, locale);
  host.edit(name, (services) =>
    multiply(services, 10).map((one) => (one.id === 1 ? { ...one, short_description: mark } : one)),
  );
  const page = '/service-details/1';
  const urls = [site.url + (locale ? addressOf(pathOf(locale), page) : page)];
  return timePublish(site, host, name, { urls, isShown: (html) => html.includes(mark) });
}

/** Resident, in MB, with a thousand products, a minute after each list was opened once. */
async function memoryIn(subject: Subject, locales: readonly string[], quick: boolean) {
  const { host, namesOf } = await hostIn(locales);
  for (const name of namesOf(PRODUCTS)) host.edit(name, (products) => multiply(products, 1_000));
  const site = await installSite(subject, { CONTENT_HOST: host.url }, 'languages-memory');
  await site.start();
  for (const list of LISTS) await site.get(list);
  const paths = locales.map(pathOf);
  await settled(async () => (await everyStatus(site, paths)).every((status) => status === 200));
  for (const path of paths) for (const list of LISTS) await site.get(addressOf(path, list));
  await setTimeout(quick ? 5_000 : 60_000);
  const used = memory(site.pid());
  await Promise.all([site.stop(), host.stop()]);
  return used;
}

/** What further languages cost: six beside one, with the same host. */
export async function measureLanguages(subject: Subject, quick: boolean): Promise<Measurement[]> {
  const publishes = quick ? 2 : 5;
  const one = await visited(subject, []);
  const six = await visited(subject, FURTHER);
  const items = { one: [] as number[], six: [] as number[] };
  const made = { one: [] as Rendering[], six: [] as Rendering[] };
  for (let turn = 0; turn < publishes; turn++) {
    items.one.push(await timeItem(one));
    items.six.push(await timeItem(six, 'de-DE'));
    made.one.push(await timeRendering(one));
    made.six.push(await timeRendering(six));
  }
  const old = await countOld(six);
  await untilStored(six, 0);
  const began = Date.now();
  const work = publishSettings(six).then(() => untilStored(six, began));
  const visitors = await visitsDuring(six.site, work, six.addresses);
  await Promise.all([one, six].map(({ site }) => site.stop()));
  const used = {
    one: await memoryIn(subject, [], quick),
    six: await memoryIn(subject, FURTHER, quick),
  };

  const of = (languages: 'one' | 'six', what: 'ten' | 'all' | 'pages') =>
    median(made[languages].map((each) => each[what]));
  const ratio = of('six', 'pages') / of('one', 'pages');
  const { languages: limits, publish } = budgets;
  return [
    measured('one item, one language', median(items.one), 'ms'),
    measured('one item, in one of six', median(items.six), 'ms', publish.itemMs),
    measured('settings, ten pages asked for most, one language', of('one', 'ten'), 'ms'),
    measured('settings, the same, six languages', of('six', 'ten'), 'ms'),
    measured('settings, the same, share', of('six', 'ten') / of('one', 'ten'), '', limits.tenPages),
    measured('stored pages, one language', of('one', 'pages'), ''),
    measured('stored pages, six languages', of('six', 'pages'), ''),
    measured('settings, all pages, one language', of('one', 'all'), 'ms'),
    measured('settings, all pages, six languages', of('six', 'all'), 'ms'),
    measured(
      'settings, a page of six languages, share of one’s',
      of('six', 'all') / of('one', 'all') / ratio,
      '',
      limits.eachPage,
    ),
    measured('pages opened after it that were old', old, '', 0),
    measured(
      'visitors meanwhile, p95',
      percentile(visitors.times, 0.95),
      'ms',
      limits.visitorsP95Ms,
    ),
    measured('visits without an answer', visitors.lost, '', 0),
    measured('memory, 1,000 products, one language', used.one, 'MB'),
    measured('memory, 1,000 products, six languages', used.six, 'MB'),
    measured('memory, share', used.six / used.one, '', limits.memory),
  ];
}
