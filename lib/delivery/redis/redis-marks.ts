import { environment } from '@/lib/env';
import { connectRedis, sharedRedis } from '@/lib/redis';
import { processWide } from '@/lib/process-wide';
import { contentChannel, readContentNews, type StoredContent } from './content-news';
import { hostKey } from './host-key';
import { MarkLedger } from './mark-ledger';
import { askRedis } from './redis-ask';

/** How often Redis is asked for marks that no message has told of; also finds one that hangs. */
const HEARTBEAT_MS = 1_000;

/**
 * Gives the tags a revision by the clock of Redis, so that it grows even over a loss of all data,
 * and calls the other instances. One step, lest anyone knows a revision but not the ones before.
 * Returns the new revision and, for each tag, the one before.
 */
const PUBLISH = `
  local time = redis.call('TIME')
  local revision = string.format('%.0f', time[1] * 1000000 + time[2])
  local reply = { revision }
  for _, tag in ipairs(ARGV) do
    table.insert(reply, redis.call('HGET', KEYS[1], tag) or '0')
    redis.call('HSET', KEYS[1], tag, revision)
  end
  redis.call('PUBLISH', KEYS[1], revision)
  return reply
`;

const ledger = processWide('mark-ledger', () => new MarkLedger());
const unsent = processWide('unsent-marks', () => new Set<string>());

/** Tags marked here whose newest revision is not known here yet. */
const unnumbered = processWide('unnumbered-marks', () => new Set<string>());

/** The hash and the channel have the same name. */
const marksKey = (): string => hostKey('marks');

/** The newest mark that this instance knows: to be noted when the making of an entry begins. */
export const knownRevision = (): number => ledger.known;

/** Whether none of an entry's tags was marked after the revision that its maker knew. */
export const isCurrent = (tags: readonly string[], revision: number): boolean =>
  !tags.some((tag) => unnumbered.has(tag)) && ledger.isCurrent(tags, revision);

/**
 * Tells the other instances that tags are too old: at once, or when Redis is there again. From the
 * call on, nothing that they share under these tags is current until it was made with the mark known.
 */
export async function publishMarks(tags: readonly string[]): Promise<void> {
  if (!sharedRedis()) return;
  for (const tag of tags) {
    unsent.add(tag);
    unnumbered.add(tag);
  }
  await send();
}

async function send(): Promise<void> {
  const tags = [...unsent];
  if (tags.length === 0) return;
  const reply = await askRedis((redis) => redis.eval(PUBLISH, 1, marksKey(), ...tags));
  if (!Array.isArray(reply)) return;
  const [revision, ...before] = reply.map(Number);
  tags.forEach((tag, index) => {
    unsent.delete(tag);
    // Else another instance has marked it since we did: our own revision is then news to us as well.
    if (!ledger.hasHeard(tag, before[index] ?? 0)) return;
    ledger.learn({ [tag]: revision ?? 0 });
    unnumbered.delete(tag);
  });
}

/**
 * Listens for the marks of other instances. A message only says that there is something to learn:
 * whoever has missed one learns the same at the next heartbeat, or when Redis is back.
 * @param onMarks is told of tags that another instance has marked
 * @param onContent is told of a copy that an instance has stored, once the marks are known by which
 *   its age is judged
 * @returns ends it
 */
export function followMarks(
  onMarks: (tags: string[]) => void,
  onContent: (content: StoredContent) => Promise<void> = async () => undefined,
): () => void {
  const { REDIS_URL } = environment();
  const redis = sharedRedis();
  if (!REDIS_URL || !redis) return () => undefined;
  const subscriber = connectRedis(REDIS_URL);
  const learn = async () => {
    await send();
    const revisions = await askRedis((connection) => connection.hgetall(marksKey()));
    const news = ledger.learn(revisions ?? {});
    for (const tag of Object.keys(revisions ?? {})) if (!unsent.has(tag)) unnumbered.delete(tag);
    if (news.length > 0) onMarks(news);
  };
  redis.on('ready', () => void learn());
  subscriber.on('message', async (channel, message) => {
    await learn();
    const content = channel === contentChannel() ? readContentNews(message) : undefined;
    if (content) await onContent(content).catch(() => undefined); // Whoever needs it asks again.
  });
  subscriber.on('ready', () =>
    subscriber.subscribe(marksKey(), contentChannel()).then(learn, () => undefined),
  );
  const heartbeat = setInterval(() => void learn(), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    subscriber.disconnect();
  };
}
