import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Tells the site which content has changed. */
export interface RefreshHook {
  /** Notes a changed endpoint; changes close together go out as one request. */
  announce(path: string): void;
  /** Gives up what has not gone out yet. */
  close(): void;
}

interface RefreshOptions {
  siteUrl: string;
  secret: string;
  log: FastifyBaseLogger;
  /** How long to gather changes, in ms. */
  debounceMs?: number;
  /** Waits before the second and later attempts, in ms. */
  retryDelaysMs?: readonly number[];
}

const REQUEST_TIMEOUT_MS = 5_000;

/** Creates the hook. A site that cannot be told is only logged: its own window refreshes it later. */
export function createRefreshHook(options: RefreshOptions): RefreshHook {
  const {
    siteUrl,
    secret,
    log,
    debounceMs = 200,
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

  async function deliver(paths: string[]) {
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
    log.warn({ err: failure, paths }, 'The site could not be told to refresh');
  }

  return {
    announce(path) {
      if (closing.signal.aborted) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = [...changed];
        changed.clear();
        void deliver(paths);
      }, debounceMs);
    },
    close() {
      clearTimeout(timer);
      closing.abort();
    },
  };
}
