import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import budgets from '@/budgets.json' with { type: 'json' };
import { hasProgram, startRedis } from '@/e2e/faults/redis';
import { revisionsIn } from '@/e2e/faults/content';
import { changingHost, startSite, stopAfterwards, storedPages, type Subject } from './programs';
import { changeAll, changeService, SERVICES, SETTINGS, timePublish } from './publishing';
import { measured, median, percentile, type Measurement } from './report';
import { visitsDuring } from './visits';

const ITEMS = 10;
/** So that publishes are not in step with what counts whole seconds. */
const pause = () => setTimeout(1_000 + Math.random() * 1_000);

/** How soon visitors see a publish, and how long they wait meanwhile. */
export async function measurePublish(subject: Subject, quick: boolean): Promise<Measurement[]> {
  const publishes = quick ? 3 : 10;
  const host = await changingHost();
  changeService(host, ITEMS, 1);
  const site = await startSite(subject, { CONTENT_HOST: host.url });
  const everywhere: string[] = [];
  for (const page of storedPages)
    if (revisionsIn((await site.get(page)).html).has(SETTINGS)) everywhere.push(site.url + page);
  const one = [`${site.url}/service-details/1`];
  const times = { item: [] as number[], settings: [] as number[] };

  const publishAll = async () => {
    for (let turn = 0; turn < publishes; turn++) {
      await pause();
      const item = { urls: one, isShown: changeService(host, ITEMS, 1) };
      times.item.push(await timePublish(site, host, SERVICES, item));
      await pause();
      const settings = { urls: everywhere, isShown: changeAll(host, SETTINGS) };
      times.settings.push(await timePublish(site, host, SETTINGS, settings));
    }
  };
  const visitors = await visitsDuring(site, publishAll());
  const { itemMs, everywhereMs } = budgets.publish;
  const rate = everywhere.length / (median(times.settings) / 1_000);
  return [
    measured('one item, until its page shows it', median(times.item), 'ms'),
    measured(`the same, slowest of ${publishes}`, Math.max(...times.item), 'ms', itemMs),
    measured('settings, until every page shows them', median(times.settings), 'ms'),
    measured('settings, slowest', Math.max(...times.settings), 'ms', everywhereMs),
    measured('settings, pages rendered a second', rate, ''),
    measured('visitors meanwhile, p95', percentile(visitors.times, 0.95), 'ms'),
    measured('visitors meanwhile, p99', percentile(visitors.times, 0.99), 'ms'),
    measured('visits without an answer', visitors.lost, '', 0),
  ];
}

/** What a publish of the settings costs two instances that share a Redis. */
export async function measureScale(subject: Subject, quick: boolean): Promise<Measurement[]> {
  if (!hasProgram('redis-server', '--version', 'the measurement of two instances')) return [];
  const publishes = quick ? 2 : 5;
  const host = await changingHost();
  const redis = await startRedis();
  const client = new Redis(redis.url);
  stopAfterwards(redis.kill);
  process.once('exit', redis.kill);
  const shared = {
    CONTENT_HOST: host.url,
    REDIS_URL: redis.url,
    SITE_URL: 'http://localhost:3000', // they share only pages that are made for the same
  };
  const first = await startSite(subject, shared, 'first');
  const second = await startSite(subject, shared, 'second');
  const urls = [first, second].map(({ url }) => `${url}/`);
  const times: number[] = [];
  await setTimeout(5_000); // for what follows the start
  const before = await statistics(client);
  host.takeCounts();
  for (let turn = 0; turn < publishes; turn++) {
    const isShown = changeAll(host, SETTINGS);
    times.push(await timePublish(first, host, SETTINGS, { urls, isShown }));
    await setTimeout(5_000); // for the pages that are rendered after the one that is looked at
  }
  const after = await statistics(client);
  const requests = (host.takeCounts().get(SETTINGS) ?? 0) / publishes - 1; // `timePublish` asks, too
  client.disconnect();
  const each = (field: keyof typeof after) => (after[field] - before[field]) / publishes;
  const slowest = Math.max(...times);
  const { twoInstancesMs } = budgets.publish;
  return [
    measured('Redis commands a publish', Math.round(each('commands')), ''),
    measured('written into Redis a publish', each('written'), 'MB'),
    measured('read from Redis a publish', each('read'), 'MB'),
    measured('requests to the host a publish', requests, '', 1),
    measured('home of both shows a publish, slowest', slowest, 'ms', twoInstancesMs),
  ];
}

async function statistics(client: Redis) {
  const text = await client.info('stats');
  const value = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1]);
  return {
    commands: value('total_commands_processed'),
    written: value('total_net_input_bytes') / 1024 ** 2,
    read: value('total_net_output_bytes') / 1024 ** 2,
  };
}
