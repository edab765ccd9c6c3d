import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { DEFAULT_REGION, type Region } from '@/contract/formats/region';
import { reasonOf } from '@/contract/records/faults';
import { reasonOfFailure } from '@/lib/content/host/errors';
import { changeVersions } from '@/lib/content/content-versions';
import { log } from '@/lib/platform/log';
import { wait } from '@/lib/platform/wait';
import type { ContentDisk, Head } from './content-disk';
import {
  regionIn,
  SETTINGS,
  type Derive,
  type Held,
  type Load,
  type Snapshot,
} from './held-content';
import { recordFailure, recordServed, recordSuccess } from './health';
import { noteCompleteness, rememberFiles } from './named-files';
import { NeverLoadedError } from './never-loaded';
import { packEntry } from './stored-entry';

/** What other instances hold, where there are any. */
export type Sharing = {
  /** Orders fetches of all instances; undefined where nobody says. */
  now(): Promise<number | undefined>;
  share(head: Head, bytes: Buffer): Promise<void>;
};

/** What arrives within this time of each other is seen at once, in ms. */
const TOGETHER_MS = 1_000;
/** When a host that failed is asked again, at most, in ms. */
const RETRY_MS = 5_000;
/** A dead host is not asked for every page. */
const FAILURE_SHARED_MS = 500;

type Fetch = { done: Promise<void> };
/** Without files: those that the same version was held with. */
type Arrival = { held: Held; files?: ReadonlySet<string> };
type Content = { value: unknown; files?: ReadonlySet<string> };

/**
 * The content of the host, as everybody sees it: held until other content comes, however old it is and
 * whatever the host does meanwhile. Drafts never come here.
 */
export class ContentStore {
  private snapshot: Snapshot = new Map();
  private readonly fetches = new Map<string, Fetch>();
  /** When the fetch began of what is held, or waits to be: the newer start wins. */
  private readonly starts = new Map<string, number>();
  private readonly fetched = new Map<string, number>();
  /** When an endpoint is asked again, by `performance.now()`. */
  private readonly due = new Map<string, number>();
  private readonly failed = new Map<string, number>();
  private arrived = new Map<string, Arrival>();
  private timer: NodeJS.Timeout | undefined;
  private lastStart = 0;
  private sharing: Sharing | undefined;
  private disk: ContentDisk | undefined;
  private swapping: Promise<void> = Promise.resolve();

  /**
   * Outside of any rendering: Next.js takes a request made inside one for a part of the page, and whoever
   * is told of new content would inherit the request that caused it.
   */
  private readonly outside = new AsyncResource('content-store');

  constructor(
    private readonly loads: ReadonlyMap<string, Load>,
    private readonly derivations: ReadonlyMap<string, Derive>,
    private readonly windowMs: () => number,
  ) {}

  /** As the process itself, not as whoever asks. */
  run<T>(work: () => T): T {
    return this.outside.runInAsyncScope(work);
  }

  /** Takes what was held before the restart, so that the first page needs no host. */
  async start({ disk, sharing }: { disk?: ContentDisk; sharing?: Sharing }): Promise<void> {
    this.disk = disk;
    this.sharing = sharing;
    for (const { endpoint, ...entry } of (await disk?.readAll()) ?? []) {
      this.take({ endpoint, ...entry }, entry);
    }
    await this.swap();
  }

  current(): Snapshot {
    return this.snapshot;
  }

  /** In ms since 1970. */
  fetchedAt(endpoint: string): number {
    return this.fetched.get(endpoint) ?? 0;
  }

  takeFromElsewhere(head: Head, unpacked: Content, bytes: Buffer): void {
    if (this.take(head, unpacked)) void this.disk?.write(head, bytes).catch(() => undefined);
  }

  startOf(endpoint: string): number {
    return this.starts.get(endpoint) ?? 0;
  }

  /** Waits only for what was never fetched. */
  async ready(endpoint: string): Promise<void> {
    if (this.snapshot.has(endpoint)) return;
    const failed = this.failed.get(endpoint) ?? -Infinity;
    if (!this.fetches.has(endpoint) && performance.now() - failed < FAILURE_SHARED_MS) return;
    await this.fetch(endpoint, true);
    await this.swapping;
  }

  /** Somebody is there: what is old is fetched behind the answer. */
  touch(): void {
    const now = performance.now();
    const old = [...this.due].filter(([, due]) => due <= now).map(([endpoint]) => endpoint);
    if (old.length > 0) void this.refresh(old);
  }

  /** @param join false after a publish: a fetch under way may have asked before it */
  async refresh(endpoints: readonly string[], { join = true } = {}): Promise<void> {
    await Promise.all(endpoints.map((endpoint) => this.fetch(endpoint, join)));
    await this.run(() => this.swap());
  }

  endpoints(): string[] {
    return [...this.loads.keys()];
  }

  private fetch(endpoint: string, join: boolean): Promise<void> {
    const load = this.loads.get(endpoint);
    const running = this.fetches.get(endpoint);
    if (!load || (join && running)) return running?.done ?? Promise.resolve();
    this.due.set(endpoint, Infinity);
    const done = this.run(() => this.fetchNow(endpoint, load)).finally(() => {
      if (this.fetches.get(endpoint) === current) this.fetches.delete(endpoint);
    });
    const current: Fetch = { done };
    this.fetches.set(endpoint, current);
    return done;
  }

  private async fetchNow(endpoint: string, load: Load): Promise<void> {
    try {
      const start = this.startAt((await this.sharing?.now()) ?? Date.now() * 1_000);
      const value = await load(await this.region(endpoint));
      const { version, bytes, ...unpacked } = await packEntry(endpoint, value);
      recordSuccess(endpoint);
      const head = { endpoint, version, start, fetched: Date.now() };
      if (!this.take(head, unpacked)) return;
      void this.disk?.write(head, bytes).catch(() => undefined);
      void this.sharing?.share(head, bytes).catch(() => undefined);
    } catch (error) {
      recordFailure(endpoint, error);
      const reason = error instanceof z.ZodError ? reasonOf(error) : reasonOfFailure(error);
      log.warn({ endpoint, reason }, `${failureWords(endpoint)} ${reason}`);
      this.failed.set(endpoint, performance.now());
      this.askIn(endpoint, Math.min(RETRY_MS, this.windowMs()));
    }
  }

  /** Clocks may be set back. */
  private startAt(time: number): number {
    this.lastStart = Math.max(time, this.lastStart + 1);
    return this.lastStart;
  }

  /** How the company writes decides what its lists mean. */
  private async region(endpoint: string): Promise<Region> {
    if (endpoint === SETTINGS) return DEFAULT_REGION;
    await this.ready(SETTINGS);
    return regionIn(this.snapshot) ?? DEFAULT_REGION;
  }

  private askIn(endpoint: string, ms: number): void {
    this.due.set(endpoint, performance.now() + ms);
  }

  /** @returns whether it is newer than what is held */
  private take({ endpoint, version, start, fetched }: Head, { value, files }: Content): boolean {
    if (start <= this.startOf(endpoint)) return false;
    this.starts.set(endpoint, start);
    this.lastStart = Math.max(start, this.lastStart);
    const age = Math.max(0, Date.now() - fetched);
    this.askIn(endpoint, this.windowMs() - age);
    this.fetched.set(endpoint, Date.now() - age);
    recordServed(endpoint, Date.now() - age);
    this.arrived.set(endpoint, { held: { version, value, start }, files });
    if (!this.snapshot.has(endpoint)) void this.swap();
    else this.timer ??= setTimeout(() => void this.swap(), TOGETHER_MS).unref();
    return true;
  }

  /** Makes what has arrived current, in one tick. */
  private swap(): Promise<void> {
    this.swapping = this.swapping
      .then(() => this.swapNow())
      .catch((error: unknown) => log.error({ reason: String(error) }, 'content not swapped'));
    return this.swapping;
  }

  private async swapNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const arrived = [...this.arrived].filter(([endpoint, { held }]) => {
      const current = this.snapshot.get(endpoint);
      if (current?.version !== held.version) return true;
      current.start = held.start;
      return false;
    });
    this.arrived = new Map();
    if (arrived.length === 0) return;
    const held = arrived.map(([endpoint, arrival]) => [endpoint, arrival.held] as const);
    const next = new Map([...this.snapshot, ...held]);
    const versions = new Map<string, string | undefined>(
      held.map(([endpoint, { version }]) => [endpoint, version]),
    );
    for (const [name, derive] of this.derivations) {
      try {
        versions.set(name, await derive(next));
      } catch (error) {
        // Whoever asks for it makes it, and hears of the fault.
        versions.set(name, undefined);
        if (error instanceof NeverLoadedError) continue;
        log.error({ name, reason: String(error) }, 'not made from new content');
      }
    }
    for (const [endpoint, { files }] of arrived) if (files) rememberFiles(endpoint, files);
    noteCompleteness([...this.loads.keys()].every((endpoint) => next.has(endpoint)));
    const region = regionIn(this.snapshot);
    this.snapshot = next;
    changeVersions(versions);
    // Numbers and days of the lists were read as the company wrote before.
    if (region && !isDeepStrictEqual(region, regionIn(next))) {
      const others = this.endpoints().filter((endpoint) => endpoint !== SETTINGS);
      void this.refresh(others, { join: false });
    }
  }

  /** Until what was published has come, or the host has had its time. */
  async publish(endpoints: readonly string[], waitMs: number): Promise<void> {
    await Promise.race([this.refresh(endpoints, { join: false }), wait(waitMs)]);
  }
}

/** Of the specification. */
const failureWords = (path: string) =>
  path === '/api/pages/portfolio' ? 'Error fetching portfolio file:' : 'Error fetching data:';
