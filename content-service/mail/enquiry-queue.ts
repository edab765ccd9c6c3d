import type { FastifyBaseLogger } from 'fastify';
import type { EnquiryStore, WaitingEnquiry } from '../store/enquiries';

/** Sends the mails of stored enquiries in the background. */
export interface EnquiryQueue {
  /** Looks for due mails; call it after an enquiry has been stored. */
  wake(): void;
  /** Lets the mail under way finish and sends no other. */
  stop(): Promise<void>;
}

interface QueueOptions {
  enquiries: EnquiryStore;
  deliver: (enquiry: WaitingEnquiry) => Promise<void>;
  now: () => number;
  log: FastifyBaseLogger;
  /** Wait after the first failure in ms, doubled after each further one. */
  firstRetryMs?: number;
  longestRetryMs?: number;
}

/**
 * Starts the queue with whatever waits since the last run, due at once. An attempt is
 * written down before the mail goes out: a database that takes no writes then stops the
 * queue instead of sending the same mail for ever. A crash between sending and noting it
 * sends that one mail twice, under the same Message-ID.
 */
export function startEnquiryQueue(options: QueueOptions): EnquiryQueue {
  const { enquiries, deliver, now, log } = options;
  const { firstRetryMs = 30_000, longestRetryMs = 3_600_000 } = options;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lookAgain = false;
  let stopped = false;

  async function attempt(enquiry: WaitingEnquiry) {
    const wait = Math.min(firstRetryMs * 2 ** enquiry.attempts, longestRetryMs);
    enquiries.beginAttempt(enquiry.id, now() + wait);
    try {
      await deliver(enquiry);
    } catch (error) {
      enquiries.noteFailure(enquiry.id, String(error));
      log.error({ err: error, enquiry: enquiry.id, retryInMs: wait }, 'Mail of an enquiry failed');
      return;
    }
    enquiries.markSent(enquiry.id);
  }

  /** Works off what is due; gives the wait until the next look in ms, or undefined for none. */
  async function drain(): Promise<number | undefined> {
    try {
      for (let due = enquiries.nextDue(now()); due && !stopped; due = enquiries.nextDue(now())) {
        await attempt(due);
      }
      const next = enquiries.nextAttemptAt();
      return next === null ? undefined : Math.min(Math.max(next - now(), 0), longestRetryMs);
    } catch (error) {
      log.error({ err: error }, 'The queue of enquiry mails paused');
      return firstRetryMs;
    }
  }

  function wake() {
    lookAgain = true;
    if (stopped || running) return;
    clearTimeout(timer);
    lookAgain = false;
    running = drain().then((wait) => {
      running = undefined;
      if (lookAgain) wake();
      else if (!stopped && wait !== undefined) timer = setTimeout(wake, wait);
    });
  }

  enquiries.makeAllDue(now());
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
