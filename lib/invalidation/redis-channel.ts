import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { askRedis } from '@/lib/redis/ask-redis';
import { connectRedis, sharedRedis } from '@/lib/redis/connection';
import { cacheEventsChannel, readContentStored, type ContentStored } from './cache-events';
import { redisKey } from './redis-key';
import { TagVersions } from './tag-versions';

/** How often the versions are read without a message, in ms; also finds a connection that hangs. */
const POLL_MS = 1_000;

/**
 * Gives the tags a version by the clock of Redis, so that versions grow even after Redis has lost its
 * data, and notifies the other instances. It is one script, lest an instance reads a version without
 * the ones before it. Returns the new version and, for each tag, the version before.
 */
const PUBLISH = `
  local time = redis.call('TIME')
  local version = string.format('%.0f', time[1] * 1000000 + time[2])
  local reply = { version }
  for _, tag in ipairs(ARGV) do
    table.insert(reply, redis.call('HGET', KEYS[1], tag) or '0')
    redis.call('HSET', KEYS[1], tag, version)
  end
  redis.call('PUBLISH', KEYS[1], version)
  return reply
`;

const versions = globalSingleton('tag-versions', () => new TagVersions());

/** Tags invalidated here that Redis has not been told of. */
const unsent = globalSingleton('unsent-invalidations', () => new Set<string>());

/** Tags invalidated here whose new version is not known here yet. */
const unversioned = globalSingleton('unversioned-invalidations', () => new Set<string>());

/** Name of both the hash of versions and the channel. */
const versionsKey = (): string => redisKey('marks');

/** The highest version that this instance knows: noted when the making of an entry begins. */
export const knownVersion = (): number => versions.known;

/** Whether none of the tags was invalidated after a version. */
export const isCurrent = (tags: readonly string[], version: number): boolean =>
  !tags.some((tag) => unversioned.has(tag)) && versions.isCurrent(tags, version);

/**
 * Tells the other instances that tags are invalid: at once, or when Redis is reachable again. From the
 * call on, shared entries with these tags are current only if made at the new version or later.
 */
export async function publishInvalidations(tags: readonly string[]): Promise<void> {
  if (!sharedRedis()) return;
  for (const tag of tags) {
    unsent.add(tag);
    unversioned.add(tag);
  }
  await send();
}

async function send(): Promise<void> {
  const tags = [...unsent];
  if (tags.length === 0) return;
  const reply = await askRedis((redis) => redis.eval(PUBLISH, 1, versionsKey(), ...tags));
  if (!Array.isArray(reply)) return;
  const [version, ...before] = reply.map(Number);
  tags.forEach((tag, index) => {
    unsent.delete(tag);
    // Otherwise another instance has invalidated it too: our own version must then be learnt as news.
    if (!versions.has(tag, before[index] ?? 0)) return;
    versions.learn({ [tag]: version ?? 0 });
    unversioned.delete(tag);
  });
}

/**
 * Follows the invalidations of the other instances. A message only says that there is a new version:
 * an instance that misses it reads the version at the next poll, or when Redis is reachable again.
 * @param onInvalidation is given the tags that another instance has invalidated
 * @param onContentStored is given content that an instance has stored, once the versions are known by
 *   which its age is judged
 * @returns stops following
 */
export function followInvalidations(
  onInvalidation: (tags: string[]) => void,
  onContentStored: (event: ContentStored) => Promise<void> = async () => undefined,
): () => void {
  const { REDIS_URL } = environment();
  const redis = sharedRedis();
  if (!REDIS_URL || !redis) return () => undefined;
  const subscriber = connectRedis(REDIS_URL);
  const learn = async () => {
    await send();
    const stored = (await askRedis((connection) => connection.hgetall(versionsKey()))) ?? {};
    const changed = versions.learn(stored);
    for (const tag of Object.keys(stored)) if (!unsent.has(tag)) unversioned.delete(tag);
    if (changed.length > 0) onInvalidation(changed);
  };
  redis.on('ready', () => void learn());
  subscriber.on('message', async (channel, message) => {
    await learn();
    const event = channel === cacheEventsChannel() ? readContentStored(message) : undefined;
    // Whoever needs the content fetches it again.
    if (event) await onContentStored(event).catch(() => undefined);
  });
  subscriber.on('ready', () =>
    subscriber.subscribe(versionsKey(), cacheEventsChannel()).then(learn, () => undefined),
  );
  const poll = setInterval(() => void learn(), POLL_MS).unref();
  return () => {
    clearInterval(poll);
    subscriber.disconnect();
  };
}
