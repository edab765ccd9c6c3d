import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import getPort from 'get-port';
import { Redis } from 'ioredis';
import type * as CacheEvents from './cache-events';
import type * as Channel from './redis-channel';

const found = spawnSync('redis-server', ['--version']).status === 0;
if (!found) process.stdout.write('Skipped: invalidation over Redis. Install redis-server.\n');

const LIMIT_MS = 20_000;

async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

(found || process.env.CI ? describe : describe.skip)('invalidation over Redis', () => {
  jest.setTimeout(2 * LIMIT_MS);
  let port: number;
  let server: ChildProcess;
  let other: Redis;
  let channel: typeof Channel;
  let cacheEvents: typeof CacheEvents;
  let unfollow = () => {};
  let key = '';
  let heard: string[] = [];
  let stored: { key: string; heardBefore: string[] }[] = [];

  function startServer() {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
  }

  let count = 0;
  const newTag = () => `tag-${(count += 1)}`;

  /** By the clock of Redis, as instances do: later than all that Redis has been sent before. */
  async function publishElsewhere(tag: string) {
    const [seconds, microseconds] = await other.time();
    await other.hset(key, tag, Number(seconds) * 1_000_000 + Number(microseconds));
  }

  async function untilPolled() {
    const marker = newTag();
    await publishElsewhere(marker);
    await eventually(() => expect(heard).toContain(marker));
  }

  beforeAll(async () => {
    port = await getPort();
    startServer();
    process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
    process.env.LOG_LEVEL = 'silent';
    other = new Redis(port, '127.0.0.1', { retryStrategy: () => 50, maxRetriesPerRequest: null });
    other.on('error', () => undefined);
    await other.ping();
    channel = await import('./redis-channel');
    cacheEvents = await import('./cache-events');
    const { redisKey } = await import('./redis-key');
    key = redisKey('tag-versions');
    unfollow = channel.followInvalidations(
      (tags) => heard.push(...tags),
      async (event) => {
        stored.push({ key: event.key, heardBefore: [...heard] });
        throw new Error('the disk is full');
      },
    );
    const { sharedRedis } = await import('@/lib/redis/connection');
    await eventually(() => expect(sharedRedis()?.status).toBe('ready'));
  });
  beforeEach(() => {
    heard = [];
    stored = [];
  });
  afterAll(async () => {
    unfollow();
    const { endSharedRedis } = await import('@/lib/testing/end-redis');
    await endSharedRedis();
    other.disconnect();
    server.kill('SIGKILL');
  });

  it('gives published tags a version, which is known here from then on', async () => {
    const [one, two] = [newTag(), newTag()];
    const before = channel.knownVersion();
    await channel.publishInvalidations([one, two]);
    const versions = await other.hgetall(key);
    expect(versions[one]).toBe(versions[two]);
    expect(String(channel.knownVersion())).toBe(versions[one]);
    expect(channel.isCurrent([one], before)).toBe(false);
    expect(channel.isCurrent([one], channel.knownVersion())).toBe(true);
  });

  it('makes shared entries outdated even before Redis has given out the version', async () => {
    const [published, untouched] = [newTag(), newTag()];
    const before = channel.knownVersion();
    const publishing = channel.publishInvalidations([published]);
    expect(channel.isCurrent([published, untouched], before)).toBe(false);
    expect(channel.isCurrent([untouched], before)).toBe(true);
    await publishing;
    expect(channel.isCurrent([published, untouched], before)).toBe(false);
    expect(channel.isCurrent([published, untouched], channel.knownVersion())).toBe(true);
  });

  it('hears of another instance by a message, once', async () => {
    const tag = newTag();
    await publishElsewhere(tag);
    await other.publish(key, 'look');
    await eventually(() => expect(heard).toContain(tag));
    await untilPolled();
    expect(heard.filter((name) => name === tag)).toHaveLength(1);
  });

  it('hears of another instance whose message was lost', async () => {
    const tag = newTag();
    await publishElsewhere(tag);
    await eventually(() => expect(heard).toContain(tag));
  });

  it('knows an invalidation before it takes the content fetched because of it', async () => {
    const tag = newTag();
    await publishElsewhere(tag);
    const event = JSON.stringify({ key: 'an-endpoint', tags: [tag] });
    await other.publish(cacheEvents.cacheEventsChannel(), event);
    await other.publish(cacheEvents.cacheEventsChannel(), 'nonsense');
    await eventually(() => expect(stored).toHaveLength(1));
    const heardBefore = expect.arrayContaining([tag]) as string[];
    expect(stored[0]).toEqual({ key: 'an-endpoint', heardBefore });
  });

  it('hears of an invalidation by another instance just before its own of the same tag', async () => {
    const tag = newTag();
    await channel.publishInvalidations([tag]);
    const known = channel.knownVersion();
    await publishElsewhere(tag);
    await channel.publishInvalidations([tag]);
    expect(channel.isCurrent([tag], known)).toBe(false);
    await eventually(() => expect(heard).toContain(tag));
  });

  it('does not take its own invalidations for those of another instance', async () => {
    const [one, two] = [newTag(), newTag()];
    await channel.publishInvalidations([one]);
    await channel.publishInvalidations([two]);
    await untilPolled();
    expect(heard).not.toContain(one);
    expect(heard).not.toContain(two);
  });

  it('sends later what was published without Redis, even to one that has lost its data', async () => {
    const tag = newTag();
    await channel.publishInvalidations([newTag()]);
    const before = channel.knownVersion();
    server.kill('SIGKILL');
    await once(server, 'exit');
    await channel.publishInvalidations([tag]);
    expect(channel.isCurrent([tag], before)).toBe(false);
    startServer();
    await eventually(async () => expect(await other.hgetall(key)).toHaveProperty(tag));
    await eventually(() => expect(channel.knownVersion()).toBeGreaterThan(before));
    expect(channel.isCurrent([tag], before)).toBe(false);
  });
});
