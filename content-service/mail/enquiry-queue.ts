import type { FastifyBaseLogger } from 'fastify';
import type { EnquiryStore, WaitingEnquiry } from '../store/enquiries';

/** Sends the mails for stored enquiries in the background. */
export interface EnquiryQueue {
  /** Call it after an enquiry has been stored. */
  wake(): void;
  /** Waits for the mail that is being sent, and sends no other. */
  stop(): Promise<void>;
}

interface QueueOptions {
  enquiries: EnquiryStore;
  deliver: (enquiry: WaitingEnquiry) => Promise<void>;
  now: () => number;
  log: FastifyBaseLogger;
  /** Doubled after each further failure. */
  firstRetryMs?: number;
  longestRetryMs?: number;
}

/**
 * Starts the queue; mails that waited when the program stopped are sent at once. An attempt is stored
 * before the mail is sent, so that a read-only database pauses the queue instead of sending the same
 * mail again and again. A crash between sending and storing the success sends that mail twice, with
 * the same Message-ID.
 */
export function startEnquiryQueue(options: QueueOptions): EnquiryQueue {
  const { enquiries, deliver, now, log } = options;
  const { firstRetryMs = 30_000, longestRetryMs = 3_600_000 } = options;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wokenWhileRunning = false;
  let stopped = false;

  async function attempt(enquiry: WaitingEnquiry) {
    const wait = Math.min(firstRetryMs * 2 ** enquiry.attempts, longestRetryMs);
    enquiries.beginAttempt(enquiry.id, now() + wait);
    try {
      await deliver(enquiry);
    } catch (error) {
      enquiries.noteFailure(enquiry.id, String(error));
      log.error(
        { err: error, enquiry: enquiry.id, retryInMs: wait },
        'The mail for an enquiry failed',
      );
      return;
    }
    enquiries.markSent(enquiry.id);
  }

  /** Sends all due mails. @returns ms until the next one is due, undefined when none waits */
  async function sendDue(): Promise<number | undefined> {
    try {
      const nextDue = () => enquiries.nextDue(now(), now() + longestRetryMs);
      for (let due = nextDue(); due && !stopped; due = nextDue()) await attempt(due);
      const next = enquiries.nextAttemptAt();
      return next === null ? undefined : Math.min(Math.max(next - now(), 0), longestRetryMs);
    } catch (error) {
      log.error({ err: error }, 'The queue of enquiry mails is paused by an error');
      return firstRetryMs;
    }
  }

  function wake() {
    wokenWhileRunning = true;
    if (stopped || running) return;
    clearTimeout(timer);
    wokenWhileRunning = false;
    running = sendDue().then((wait) => {
      running = undefined;
      if (wokenWhileRunning) wake();
      else if (!stopped && wait !== undefined) timer = setTimeout(wake, wait);
    });
  }

  enquiries.retryAll(now());
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
