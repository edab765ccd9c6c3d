import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startContentHost, type ContentHost } from '@/e2e/faults/content-host';
import { hasProgram, startRedis } from '@/e2e/faults/redis';
import { callWebhook, newRevision } from './publishing';
import { format, type Section } from './report';
import { secret, sharedUrl, startSite, type Server } from './servers';
import { median } from './statistics';

const SETTINGS = '/api/site-settings';
const IDLE_SECONDS = 10;
const MAX_MS = 60_000;
/** For the pages that are rendered after the one that is looked at. */
const AFTERWARDS_MS = 5_000;

/** What instances together ask for, in a stretch of time. */
type Asked = { hostRequests: number; commands: number; bytesIn: number; bytesOut: number };
type Scale = {
  instances: number;
  started: Asked;
  idle: Asked;
  published: Asked;
  /** Until the last instance showed each publish, in ms. */
  times: number[];
};

/** What grows with the number of instances: counts, since all of them share the processors here. */
export async function measureScale({ quick }: { quick: boolean }): Promise<Section> {
  const baseline = { title: 'Scale', metrics: [] };
  if (!hasProgram('redis-server', '--version', 'the measurement of many instances'))
    return { ...baseline, tables: [], notes: ['Not measured: redis-server is not installed.'] };
  const scales: Scale[] = [];
  for (const instances of quick ? [1, 3] : [1, 2, 5, 10]) {
    scales.push(await measureInstances(instances, quick ? 2 : 5));
  }
  const rows: [string, (scale: Scale) => string][] = [
    ['requests to the host, all started', ({ started }) => count(started.hostRequests)],
    ['Redis commands, all started', ({ started }) => count(started.commands)],
    ['requests to the host, a publish', ({ published }) => count(published.hostRequests)],
    ['Redis commands, a publish', ({ published }) => count(published.commands)],
    ['written into Redis, a publish', ({ published }) => format(published.bytesIn, 'bytes')],
    ['read from Redis, a publish', ({ published }) => format(published.bytesOut, 'bytes')],
    ['Redis commands a second, idle', ({ idle }) => count(idle.commands / IDLE_SECONDS)],
    ['visible on the last instance, median', ({ times }) => format(median(times), 'ms')],
  ];
  return {
    ...baseline,
    tables: [
      {
        head: ['instances', ...scales.map(({ instances }) => String(instances))],
        rows: rows.map(([name, cell]) => [name, ...scales.map(cell)]),
      },
    ],
    notes: [
      'Instances on one machine with one Redis and one content host; publishes of the settings, which are on every page. Times grow because the instances share its processors; counts do not depend on it.',
    ],
  };
}

const count = (value: number) => format(Math.round(value), 'number');

async function measureInstances(instances: number, publishes: number): Promise<Scale> {
  const content = await startContentHost();
  const redis = await startRedis();
  const client = new Redis(redis.url);
  const sites: Server[] = [];
  const meter = async () => ({ ...(await statistics(client)), hostRequests: asked(content) });
  try {
    await meter();
    const variables = { ...sharedUrl, CONTENT_HOST: content.url, REDIS_URL: redis.url };
    const empty = await meter();
    for (let index = 0; index < instances; index++) {
      sites.push(await startSite(`scale-${index}`, variables));
    }
    await setTimeout(AFTERWARDS_MS);
    const started = await meter();
    await setTimeout(IDLE_SECONDS * 1_000);
    const idle = await meter();
    const times: number[] = [];
    let hostRequests = 0;
    for (let turn = 0; turn < publishes; turn++) {
      times.push(await publish(sites, content));
      await setTimeout(AFTERWARDS_MS);
      hostRequests += asked(content);
    }
    const published = { ...(await statistics(client)), hostRequests };
    return {
      instances,
      started: difference(started, { ...empty, hostRequests: 0 }, 1),
      idle: difference(idle, { ...started, hostRequests: 0 }, 1),
      published: difference(published, { ...idle, hostRequests: 0 }, publishes),
      times,
    };
  } finally {
    client.disconnect();
    await Promise.all(sites.map((site) => site.stop()));
    await redis.kill();
    await content.stop();
  }
}

/** Since the last call. */
const asked = (content: ContentHost): number =>
  [...content.takeCounts().values()].reduce((sum, requests) => sum + requests, 0);

async function statistics(client: Redis): Promise<Omit<Asked, 'hostRequests'>> {
  const text = await client.info('stats');
  const value = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1]);
  return {
    commands: value('total_commands_processed'),
    bytesIn: value('total_net_input_bytes'),
    bytesOut: value('total_net_output_bytes'),
  };
}

const difference = (after: Asked, before: Asked, times: number): Asked => ({
  hostRequests: (after.hostRequests - before.hostRequests) / times,
  commands: (after.commands - before.commands) / times,
  bytesIn: (after.bytesIn - before.bytesIn) / times,
  bytesOut: (after.bytesOut - before.bytesOut) / times,
});

/** @returns ms from the webhook call until the home page of every instance shows the change */
async function publish(sites: Server[], content: ContentHost): Promise<number> {
  const isShown = newRevision(content, SETTINGS)();
  const start = performance.now();
  await callWebhook(sites[0]?.url ?? '', secret, SETTINGS);
  for (const { url } of sites) {
    while (!isShown(await (await fetch(`${url}/`)).text())) {
      if (performance.now() - start > MAX_MS) throw new Error(`${url} does not show a publish`);
      await setTimeout(5);
    }
  }
  return performance.now() - start;
}
