import type { Payload } from 'payload';
import type { Changes } from './publish';

/** A burst of changes is one publish. */
const DELAY_MS = 100;

/** Of the first try after one that failed; each further one waits twice as long as the one before. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** In ms. @param fails how often publishing has failed without a success between */
export const pauseBefore = (fails: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (fails - 1), LONGEST_PAUSE_MS);

type Queue = {
  changes: Changes;
  all: boolean;
  timer?: NodeJS.Timeout;
  running: Promise<void>;
  /** Since the last success; `since` in ms. */
  failure?: { since: number; count: number };
};
const held = globalThis as { publishQueue?: Queue };
const queue: Queue = (held.publishQueue ??= {
  changes: new Map(),
  all: false,
  running: Promise.resolve(),
});

async function publishNow(payload: Payload): Promise<void> {
  const { changes, all } = queue;
  queue.changes = new Map();
  queue.all = false;
  try {
    // Imported late: the collections import this file.
    const { publish } = await import('./publish');
    await publish(payload, all ? undefined : changes);
    queue.failure = undefined;
  } catch (error) {
    const { since = Date.now(), count = 0 } = queue.failure ?? {};
    queue.failure = { since, count: count + 1 };
    queue.all = true;
    const pause = pauseBefore(count + 1);
    payload.logger.error({ err: error }, `Publishing failed; tried again in ${pause / 1_000} s`);
    // What was changed meanwhile is published sooner.
    if (!queue.timer) publishIn(payload, pause).unref();
  }
}

function publishIn(payload: Payload, ms: number): NodeJS.Timeout {
  clearTimeout(queue.timer);
  return (queue.timer = setTimeout(() => {
    queue.timer = undefined;
    queue.running = queue.running.then(() => publishNow(payload));
  }, ms));
}

/** @returns when publishing failed first, in ms; undefined where the last publish has succeeded */
export const failingSince = (): number | undefined => queue.failure?.since;

/**
 * Writes what has changed into the content folder, shortly after.
 * @param slug everything without one
 * @param id the whole list without one
 */
export function schedulePublish(payload: Payload, slug?: string, id?: number): void {
  if (slug === undefined) queue.all = true;
  else if (id === undefined) queue.changes.set(slug, undefined);
  else if (!queue.changes.has(slug)) queue.changes.set(slug, new Set([id]));
  else queue.changes.get(slug)?.add(id);
  publishIn(payload, DELAY_MS);
}
