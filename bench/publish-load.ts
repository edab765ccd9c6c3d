import { setTimeout } from 'node:timers/promises';
import { startContentHost, type ContentHost } from '@/e2e/faults/content-host';
import { revisionsIn } from '@/e2e/faults/content';
import { hasProgram, startRedis } from '@/e2e/faults/redis';
import { budgets } from './budgets';
import { CONNECTIONS, loadPaths } from './load';
import { callWebhook, MAX_PUBLISH_MS, newRevision, type IsShown } from './publishing';
import { format, type Section } from './report';
import { secret, sharedUrl, startSite, type Server } from './servers';
import { dynamicPaths, paths } from './site-pages';
import { median } from './statistics';

const SETTINGS = '/api/site-settings';
const QUESTIONS = '/api/list/faq';

/** In seconds; the load then asks for pages that are rendered again and again. */
const WINDOW = '2';
/** How many pages are looked at at once. */
const LOOKS = 8;

/** The others are rendered for each visit: they show a publish at once, and a load of them is a flood. */
const stored = paths.filter((path) => !dynamicPaths.includes(path));

/** In ms. */
type Times = { pages: number; times: number[] };

/** How long a publish takes while visitors are on every page. */
export async function measurePublishing({ quick }: { quick: boolean }): Promise<Section> {
  const turns = quick ? 3 : 10;
  const content = await startContentHost();
  const variables = { CONTENT_HOST: content.url, CONTENT_REVALIDATE_SECONDS: WINDOW };
  const site = await startSite('publishing', variables);
  const load = loadPaths(site.url, stored);
  const all = await publishes([site], SETTINGS, content, turns);
  const one = await publishes([site], QUESTIONS, content, turns);
  const rate = await load.end();
  await site.stop();
  const both = await onTwoInstances(variables, content, turns);
  await content.stop();
  const results: [name: string, times: Times | undefined, atMost: number][] = [
    ['settings, on every page', all, budgets.publishing.everywhereMs],
    ['questions, on one page', one, budgets.publishing.onePageMs],
    ['settings, two instances and Redis', both, budgets.publishing.twoInstancesMs],
  ];
  return {
    title: 'Publishing under load',
    metrics: results.map(([name, found, atMost]) => ({
      name: `${name}: a publish is visible after, slowest of ${turns}`,
      value: found && Math.max(...found.times),
      unit: 'ms',
      budget: { atMost },
    })),
    tables: [
      {
        head: ['published', 'pages', 'median', 'slowest'],
        rows: results.map(([name, found]) => [
          name,
          format(found?.pages, 'number'),
          format(found && median(found.times), 'ms'),
          format(found && Math.max(...found.times), 'ms'),
        ]),
      },
    ],
    notes: [
      `${CONNECTIONS} connections, shared by the instances, ask for every route in turn but those rendered for each visit, ${format(rate, 'requests/s')} requests/s with one instance; content is fetched again every ${WINDOW} s. From the webhook call until the last page that shows the content shows the change.`,
    ],
  };
}

async function onTwoInstances(
  variables: { CONTENT_HOST: string },
  content: ContentHost,
  turns: number,
): Promise<Times | undefined> {
  if (!hasProgram('redis-server', '--version', 'publishing on two instances')) return undefined;
  const redis = await startRedis();
  const shared = { ...variables, ...sharedUrl, REDIS_URL: redis.url };
  const sites = [await startSite('first', shared), await startSite('second', shared)];
  const loads = sites.map(({ url }) => loadPaths(url, stored, CONNECTIONS / sites.length));
  try {
    const times = await publishes(sites, SETTINGS, content, turns);
    for (const { end } of loads) await end();
    return times;
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await redis.kill();
  }
}

/** @returns the times until every page of every instance shows the change, in ms */
async function publishes(
  sites: Server[],
  path: string,
  content: ContentHost,
  turns: number,
): Promise<Times> {
  const urls: string[] = [];
  for (const url of sites.flatMap((site) => stored.map((page) => site.url + page))) {
    if (revisionsIn(await htmlOf(url)).has(path)) urls.push(url);
  }
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    await setTimeout(1_000 + Math.random() * 1_000);
    const isShown = newRevision(content, path)();
    const start = performance.now();
    await callWebhook(sites[0]?.url ?? '', secret, path);
    await untilShown(urls, isShown, start + MAX_PUBLISH_MS);
    times.push(performance.now() - start);
  }
  return { pages: urls.length, times };
}

/** Looks at the pages in turn, several at once, until each has shown the change. */
async function untilShown(urls: string[], isShown: IsShown, deadline: number): Promise<void> {
  const waiting = [...urls];
  const look = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (isShown(await htmlOf(url))) continue;
      if (performance.now() > deadline) throw new Error(`${url} does not show a publish`);
      waiting.push(url);
    }
  };
  await Promise.all(Array.from({ length: LOOKS }, look));
}

const htmlOf = async (url: string): Promise<string> =>
  (await fetch(url, { redirect: 'manual' })).text();
