import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Tells the sites which content endpoints have changed. */
export interface RevalidateWebhook {
  /** Changes within the debounce time are sent as one request. */
  notify(path: string): void;
  /** Of a file that is gone: who has not been told of it yet is not told. */
  forget(path: string): void;
  /** Cancels what has not been sent yet. */
  close(): void;
}

interface WebhookOptions {
  /** Each is told by itself: one that is down delays no other. */
  siteUrls: readonly string[];
  secret: string;
  log: FastifyBaseLogger;
  debounceMs?: number;
  /** Between the attempts; the last one goes on until the site takes the request. */
  retryDelaysMs?: readonly number[];
}

const REQUEST_TIMEOUT_MS = 5_000;
/** A restart is no news. */
const ATTEMPTS_BEFORE_WARNING = 4;

/** So many paths a site takes at once. */
const MAX_PATHS = 100;
/** What is asked is wrong, and stays so. Any other answer may be another one later. */
const REFUSALS = [400, 413, 422];

type Post = (paths: string[]) => Promise<{ ok: boolean; status: number }>;

/** What one site has not taken yet: each path once, however often it changes. */
class Site {
  readonly #untold = new Set<string>();
  #sent = new Set<string>();
  /** Sent alone since they were refused with others; true once refused alone, which is logged once. */
  readonly #alone = new Map<string, boolean>();
  #isTelling = false;

  constructor(
    readonly url: string,
    readonly post: Post,
    readonly log: FastifyBaseLogger,
    readonly delaysMs: readonly number[],
    readonly closing: AbortSignal,
  ) {}

  tell(paths: Iterable<string>): void {
    for (const path of paths) this.#untold.add(path);
    if (this.#isTelling) return;
    this.#isTelling = true;
    // It ends with an error only when the program ends.
    this.#untilTaken().catch(() => undefined);
  }

  forget(path: string): void {
    this.#untold.delete(path);
    this.#sent.delete(path);
  }

  #nextPaths(): string[] {
    const paths = [...this.#untold];
    const alone = paths.find((path) => this.#alone.has(path));
    return alone === undefined ? paths.slice(0, MAX_PATHS) : [alone];
  }

  /** @throws if the request is to be repeated */
  async #send(paths: string[]): Promise<void> {
    const { ok, status } = await this.post(paths);
    if (!ok && !REFUSALS.includes(status)) throw new Error(`the site answered ${status}`);
    const isRefusedAlone = !ok && paths.length === 1;
    for (const path of paths) {
      if (isRefusedAlone && !this.#alone.get(path))
        this.log.warn({ ...this.#about, path, status }, 'The site refuses a path; it is not told');
      if (ok) this.#alone.delete(path);
      else this.#alone.set(path, isRefusedAlone);
    }
    if (!ok && !isRefusedAlone) this.tell(this.#sent);
  }

  async #untilTaken(): Promise<void> {
    for (let failures = 0; this.#untold.size > 0;) {
      const paths = this.#nextPaths();
      for (const path of paths) this.#untold.delete(path);
      this.#sent = new Set(paths);
      try {
        await this.#send(paths);
        if (failures >= ATTEMPTS_BEFORE_WARNING) this.log.info(this.#about, 'The site was told');
        failures = 0;
      } catch (err) {
        this.closing.throwIfAborted();
        for (const path of this.#sent) this.#untold.add(path);
        failures += 1;
        if (failures === ATTEMPTS_BEFORE_WARNING)
          this.log.warn({ ...this.#about, err, paths }, 'The site is not told; it is tried again');
        const delay = this.delaysMs[Math.min(failures, this.delaysMs.length) - 1];
        await sleep(delay, undefined, { signal: this.closing, ref: false });
      }
    }
    this.#isTelling = false;
  }

  get #about() {
    return { site: this.url };
  }
}

/** Creates the webhook. A site that is never reached revalidates by itself after a while. */
export function createRevalidateWebhook(options: WebhookOptions): RevalidateWebhook {
  const {
    secret,
    log,
    debounceMs = 100,
    retryDelaysMs = [250, 500, 1_000, 2_000, 3_000],
  } = options;
  const changed = new Set<string>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const sites = options.siteUrls.map((siteUrl) => {
    const url = new URL('/api/revalidate', siteUrl);
    const post: Post = async (paths) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ paths }),
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response;
    };
    return new Site(url.origin, post, log, retryDelaysMs, closing.signal);
  });

  return {
    notify(path) {
      if (closing.signal.aborted) return;
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const site of sites) site.tell(changed);
        changed.clear();
      }, debounceMs);
    },
    forget(path) {
      changed.delete(path);
      for (const site of sites) site.forget(path);
    },
    close() {
      clearTimeout(timer);
      closing.abort();
    },
  };
}
