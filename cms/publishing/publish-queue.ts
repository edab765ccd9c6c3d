import type { Payload, PayloadRequest } from 'payload';
import { afterCommit } from '@/server/honest-commits';
import type { Changes } from './publish';

/** A burst of changes is one publish. */
const DELAY_MS = 100;

/** Of the first try after one that failed; each further one waits twice as long as the one before. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** After the last save everything is compared with the folder, whatever was lost on the way. */
export const COMPARE_AFTER_MS = 5 * 60_000;

/** In ms. @param fails how often publishing has failed without a success between */
export const pauseBefore = (fails: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (fails - 1), LONGEST_PAUSE_MS);

type Queue = {
  /** The collections and records that the next publish reads; all of them with `all`. */
  due: Set<string>;
  all: boolean;
  /** Since the last comparison: until then each publish of a list reads them again. */
  changes: Changes;
  timer?: NodeJS.Timeout;
  comparison?: NodeJS.Timeout;
  running: Promise<void>;
  /** Since the last success; `since` in ms. */
  failure?: { since: number; count: number };
};
const held = globalThis as { publishQueue?: Queue };
const queue: Queue = (held.publishQueue ??= {
  due: new Set(),
  all: false,
  changes: new Map(),
  running: Promise.resolve(),
});

async function publishNow(payload: Payload): Promise<void> {
  const { due, all, changes } = queue;
  queue.due = new Set();
  queue.all = false;
  try {
    // Imported late: the collections import this file.
    const { publish } = await import('./publish');
    const dueChanges = new Map([...due].map((slug) => [slug, changes.get(slug)]));
    await publish(payload, all ? undefined : dueChanges);
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

function compareLater(payload: Payload): void {
  clearTimeout(queue.comparison);
  queue.comparison = setTimeout(() => {
    queue.changes = new Map();
    schedulePublish(payload);
  }, COMPARE_AFTER_MS).unref();
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
  else {
    queue.due.add(slug);
    const known = queue.changes.get(slug);
    if (id === undefined) queue.changes.set(slug, undefined);
    else if (known) known.add(id);
    else if (!queue.changes.has(slug)) queue.changes.set(slug, new Set([id]));
  }
  publishIn(payload, DELAY_MS);
}

/** `schedulePublish` of what a request saves, once the publisher can read it. */
export async function publishSaved(req: PayloadRequest, slug?: string, id?: number): Promise<void> {
  compareLater(req.payload);
  await afterCommit(req, () => schedulePublish(req.payload, slug, id));
}
