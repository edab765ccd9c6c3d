import type { FastifyBaseLogger } from 'fastify';
import type { Delivery, DeliveryStore } from './store/deliveries';
import type { Channel } from './store/tables';

/** Sends in the background what has to be sent because of enquiries. */
export interface DeliveryQueue {
  /** Call it after something has been stored that has to be sent. */
  wake(): void;
  /** Waits for the delivery that is under way, and begins no other. */
  stop(): Promise<void>;
}

/** A delivery that must not be tried again. */
export class PermanentError extends Error {}

interface QueueOptions {
  channels: readonly Channel[];
  deliveries: DeliveryStore;
  deliver: (delivery: Delivery) => Promise<void>;
  /** What is delivered stays in the outbox folder. */
  intoOutbox?: boolean;
  now: () => number;
  log: FastifyBaseLogger;
  /** Doubled after each further failure. */
  firstRetryMs?: number;
  longestRetryMs?: number;
  /** How long a delivery is tried; by default without end. */
  giveUpAfterMs?: (channel: Channel) => number;
  /** How often to look for what another instance has left behind; by default never. */
  pollMs?: number;
}

/**
 * Starts the queue; what waited when the program stopped is sent at once. A delivery is claimed in the
 * database before it is sent, so that no two instances send it and a read-only database pauses the queue
 * instead of sending the same mail again and again. A crash between sending and storing the success
 * sends it twice, with the same id.
 */
export function startDeliveryQueue(options: QueueOptions): DeliveryQueue {
  const { channels, deliveries, deliver, intoOutbox, now, log, pollMs = Infinity } = options;
  const { firstRetryMs = 30_000, longestRetryMs = 3_600_000 } = options;
  const { giveUpAfterMs = () => Infinity } = options;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wokenWhileRunning = false;
  let isFirst = true;
  let stopped = false;
  /** Logged once, however often it is tried. */
  let isPaused = false;

  async function attempt(delivery: Delivery) {
    const { id, channel, enquiryId, attempts, createdAt } = delivery;
    try {
      await deliver(delivery);
    } catch (err) {
      const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
      const isLast =
        err instanceof PermanentError || now() + wait > createdAt + giveUpAfterMs(channel);
      await deliveries.noteFailure(id, String(err), isLast ? undefined : now() + wait);
      const retryInMs = isLast ? 'never' : wait;
      log.error({ err, channel, enquiry: enquiryId, retryInMs }, 'A delivery failed');
      return;
    }
    await deliveries.markSent(id, now(), intoOutbox);
  }

  /** Sends all that is due. @returns ms until the next one is due, undefined when none waits */
  async function sendDue(): Promise<number | undefined> {
    try {
      if (isFirst) await deliveries.retryAll(channels, now());
      isFirst = false;
      const claim = () => deliveries.claim(channels, now(), now() + 2 * longestRetryMs);
      while (!stopped) {
        const due = await claim();
        if (!due) break;
        await attempt(due);
      }
      const next = await deliveries.nextAttemptAt(channels);
      if (isPaused) log.info({ channels }, 'The queue of deliveries goes on');
      isPaused = false;
      return next === undefined ? undefined : Math.min(Math.max(next - now(), 0), longestRetryMs);
    } catch (error) {
      if (!isPaused)
        log.error({ err: error, channels }, 'The queue of deliveries is paused by an error');
      isPaused = true;
      return firstRetryMs;
    }
  }

  function wake() {
    wokenWhileRunning = true;
    if (stopped || running) return;
    clearTimeout(timer);
    wokenWhileRunning = false;
    running = sendDue().then((wait = Infinity) => {
      running = undefined;
      if (wokenWhileRunning) wake();
      else if (!stopped && Math.min(wait, pollMs) < Infinity)
        timer = setTimeout(wake, Math.min(wait, pollMs));
    });
  }

  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
