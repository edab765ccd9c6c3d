import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Tells the site which content endpoints have changed. */
export interface RevalidateWebhook {
  /** Changes within the debounce time are sent as one request. */
  notify(path: string): void;
  /** Cancels what has not been sent yet. */
  close(): void;
}

interface WebhookOptions {
  siteUrl: string;
  secret: string;
  log: FastifyBaseLogger;
  debounceMs?: number;
  /** Before the second and later attempts. */
  retryDelaysMs?: readonly number[];
}

const REQUEST_TIMEOUT_MS = 5_000;

/** Creates the webhook. A failure is only logged: the site revalidates by itself after a while. */
export function createRevalidateWebhook(options: WebhookOptions): RevalidateWebhook {
  const {
    siteUrl,
    secret,
    log,
    debounceMs = 100,
    retryDelaysMs = [1_000, 5_000, 15_000],
  } = options;
  const url = new URL('/api/revalidate', siteUrl);
  const changed = new Set<string>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function post(paths: string[]) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ paths }),
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  }

  async function postWithRetries(paths: string[]) {
    let failure: unknown;
    for (const delay of [0, ...retryDelaysMs]) {
      try {
        await sleep(delay, undefined, { signal: closing.signal, ref: false });
        await post(paths);
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        failure = error;
      }
    }
    log.warn({ err: failure, paths }, 'The revalidation webhook of the site failed');
  }

  return {
    notify(path) {
      if (closing.signal.aborted) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = [...changed];
        changed.clear();
        void postWithRetries(paths);
      }, debounceMs);
    },
    close() {
      clearTimeout(timer);
      closing.abort();
    },
  };
}
