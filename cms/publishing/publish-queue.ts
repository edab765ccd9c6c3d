import type { Payload } from 'payload';
import type { Changes } from './publish';

/** A burst of changes is one publish. */
const DELAY_MS = 100;

type Queue = { changes: Changes; all: boolean; timer?: NodeJS.Timeout; running: Promise<void> };
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
  } catch (error) {
    payload.logger.error({ err: error }, 'Publishing failed; the next change tries again');
    queue.all = true;
  }
}

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
  clearTimeout(queue.timer);
  queue.timer = setTimeout(() => {
    queue.running = queue.running.then(() => publishNow(payload));
  }, DELAY_MS);
}
