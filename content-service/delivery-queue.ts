import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CLAIM_MS, type Delivery, type DeliveryStore } from './store/deliveries';
import type { MailProgress } from './store/mail-progress';
import type { Channel } from './store/tables';

/** Sends in the background what has to be sent because of enquiries. */
export interface DeliveryQueue {
  /** Call it after something has been stored that has to be sent. */
  wake(): void;
  /** Begins no other delivery, and waits for those that are under way. */
  stop(): Promise<void>;
}

/** A delivery that must not be tried again. */
export class PermanentError extends Error {}

/** A delivery that not all have got; the message has no addresses. */
export class Undelivered extends Error {
  constructor(
    message: string,
    /** `isPermanent`: the receiver says that another try will not help. */
    readonly state: { progress: MailProgress; isPermanent: boolean },
  ) {
    super(message);
  }
}

/** After the database has not taken what became of a delivery. */
const NOTE_AGAIN_MS = 1_000;

interface QueueOptions {
  channels: readonly Channel[];
  deliveries: DeliveryStore;
  /** @param lost aborted when another instance may have taken it */
  deliver: (delivery: Delivery, lost: AbortSignal) => Promise<void>;
  /** What is delivered stays in the outbox folder. */
  intoOutbox?: boolean;
  now: () => number;
  log: FastifyBaseLogger;
  /** How many are delivered at the same time. */
  atOnce?: number;
  /** Doubled after each further failure. */
  firstRetryMs?: number;
  longestRetryMs?: number;
  /** How long a delivery is tried; by default without end. */
  giveUpAfterMs?: (channel: Channel) => number;
  /** How often to look for what another instance has left behind; by default never. */
  pollMs?: number;
  /** How long a delivery is taken for; it is taken anew five times within this time. */
  claimMs?: number;
}

/**
 * Starts the queue; what waited when the program stopped is sent at once. A delivery is claimed in the
 * database before it is sent and as long as that takes, so that no two instances send it and a read-only
 * database pauses the queue instead of sending the same mail again and again; nor does a locked one. A crash
 * between sending and storing the success sends it twice, with the same id.
 */
export function startDeliveryQueue(options: QueueOptions): DeliveryQueue {
  const { channels, deliveries, deliver, intoOutbox, now, log, pollMs = Infinity } = options;
  const { firstRetryMs = 30_000, longestRetryMs = 3_600_000, atOnce = 1 } = options;
  const { giveUpAfterMs = () => Infinity, claimMs = CLAIM_MS } = options;
  const workers = new Set<Promise<void>>();
  let ready: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wokenWhileBusy = false;
  let stopped = false;
  /** Logged once, however often it is tried. */
  let isPaused = false;

  /** Takes a delivery anew until it is done. */
  function hold({ id, claimedUntil }: Delivery) {
    const lost = new AbortController();
    let until = claimedUntil;
    let isRenewing = false;
    const renewal = setInterval(async () => {
      if (isRenewing || lost.signal.aborted) return;
      isRenewing = true;
      const next = now() + claimMs;
      const isOurs = await deliveries.renew(id, until, next).catch(() => undefined);
      isRenewing = false;
      if (isOurs) until = next;
      // Without an answer of the database it is ours for as long as was said.
      else if (isOurs === false || until - now() < claimMs / 2) lost.abort();
    }, claimMs / 5).unref();
    return { lost: lost.signal, release: () => clearInterval(renewal) };
  }

  /** Tries until the database takes it: what has arrived would be sent again. */
  async function note(outcome: () => Promise<void>) {
    for (;;)
      try {
        return await outcome();
      } catch (error) {
        if (stopped) throw error;
        pause(error);
        await sleep(NOTE_AGAIN_MS);
      }
  }

  async function attempt(delivery: Delivery) {
    const { id, channel, enquiryId, attempts, createdAt } = delivery;
    const { lost, release } = hold(delivery);
    try {
      const failed = await deliver(delivery, lost).then(
        () => undefined,
        (err: unknown) => ({ err }),
      );
      if (!failed) return await note(() => deliveries.markSent(id, now(), intoOutbox));
      if (lost.aborted) return;
      const { err } = failed;
      const { isPermanent, progress } = err instanceof Undelivered ? err.state : {};
      // Broken off: it goes on at the next start, or at once where there is another instance.
      if (stopped) return await deliveries.noteFailure(id, null, now(), progress);
      const backOff = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
      const wait = isPermanent ? longestRetryMs : backOff;
      const isLast =
        err instanceof PermanentError || now() + wait > createdAt + giveUpAfterMs(channel);
      const reason = err instanceof Error ? err.message : String(err);
      const next = isLast ? undefined : now() + wait;
      await note(() => deliveries.noteFailure(id, reason, next, progress));
      const retryInMs = isLast ? 'never' : wait;
      const why = progress ? { reason } : { err };
      log.error({ ...why, channel, enquiry: enquiryId, retryInMs }, 'A delivery failed');
    } finally {
      release();
    }
  }

  /** Sends what is due, one after the other. @returns ms until it is worth while to look again */
  async function work(): Promise<number> {
    try {
      await (ready ??= deliveries.retryAll(channels, now()));
    } catch (error) {
      ready = undefined;
      return pause(error);
    }
    try {
      const claim = () => deliveries.claim(channels, now(), now() + 2 * longestRetryMs, claimMs);
      while (!stopped) {
        const due = await claim();
        if (!due) break;
        // There may be more.
        wake();
        await attempt(due);
      }
      const next = await deliveries.nextAttemptAt(channels);
      if (isPaused) log.info({ channels }, 'The queue of deliveries goes on');
      isPaused = false;
      return next === undefined ? Infinity : Math.min(Math.max(next - now(), 0), longestRetryMs);
    } catch (error) {
      return pause(error);
    }
  }

  function pause(error: unknown): number {
    if (!isPaused)
      log.error({ err: error, channels }, 'The queue of deliveries is paused by an error');
    isPaused = true;
    return firstRetryMs;
  }

  function wake() {
    if (stopped) return;
    wokenWhileBusy = workers.size >= atOnce;
    if (wokenWhileBusy) return;
    clearTimeout(timer);
    const worker = work().then((wait) => {
      workers.delete(worker);
      if (stopped) return;
      clearTimeout(timer);
      if (wokenWhileBusy) wake();
      else if (Math.min(wait, pollMs) < Infinity) timer = setTimeout(wake, Math.min(wait, pollMs));
    });
    workers.add(worker);
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(workers);
    },
  };
}
