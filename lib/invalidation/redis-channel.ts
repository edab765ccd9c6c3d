import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { askRedis } from '@/lib/redis/ask-redis';
import { connectRedis, sharedRedis } from '@/lib/redis/connection';
import { cacheEventsChannel, readContentStored, type ContentStored } from './cache-events';
import { redisKey } from './redis-key';
import { TagVersions } from './tag-versions';

/** Without a message; also finds a connection that hangs. */
const POLL_MS = 1_000;

/**
 * By the clock of Redis versions grow even after Redis has lost its data. One script, so that no
 * version is read without the ones before it. Returns the new version, then the old one of each
 * tag.
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

/** Redis has not been told of them. */
const unsent = globalSingleton('unsent-invalidations', () => new Set<string>());

/** Their new version is not known here yet. */
const unversioned = globalSingleton('unversioned-invalidations', () => new Set<string>());

/** Both the hash of versions and the channel. */
const versionsKey = (): string => redisKey('tag-versions');

/** Noted when the making of an entry begins. */
export const knownVersion = (): number => versions.known;

/** Whether none of the tags was invalidated after the version. */
export const isCurrent = (tags: readonly string[], version: number): boolean =>
  !tags.some((tag) => unversioned.has(tag)) && versions.isCurrent(tags, version);

/**
 * Tells the others, if need be later. Shared entries with these tags must now have the new version.
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
    // Otherwise another instance has invalidated it too, and our version must be learnt as new.
    if (!versions.has(tag, before[index] ?? 0)) return;
    versions.learn({ [tag]: version ?? 0 });
    unversioned.delete(tag);
  });
}

/**
 * A message that is missed costs a second: the next poll reads the version.
 * @param onContentStored called when it can be decided whether the content is current
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
