import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { DEFAULT_REGION, type Region } from '@/contract/formats/region';
import { isTranslation } from '@/contract/languages/endpoint-name';
import { log } from '@/lib/platform/log';
import type { Head } from './content-disk';
import { changeVersions, giveVersions } from './content-versions';
import { EndpointFetches } from './endpoint-fetches';
import { followLanguages, versionsIn } from './follow-languages';
import { regionIn, SETTINGS, type Arrival, type Content } from './content-types';
import type { Load, Snapshot } from './content-types';
import { recordServed, recordSuccess, reportFailure } from './health';
import { noteCompleteness, rememberFiles } from './named-files';
import type { StoreParts } from './store-parts';
import { packEntry } from './stored-entry';

const TOGETHER_MS = 1_000; // what arrives within this time of each other is seen at once
const RETRY_MS = 5_000; // a host that failed is asked again at least so soon

/**
 * The content of the host, as everybody sees it: held until other content comes, however old it is and
 * whatever the host does meanwhile. Drafts never come here.
 */
export class ContentStore {
  private snapshot: Snapshot = new Map();
  private readonly loads = new Map<string, Load>();
  /** So many questions in further languages are asked at once. */
  private readonly translating = pLimit(8);
  private readonly fetches = new EndpointFetches((endpoint) => {
    const fetch = () => this.run(() => this.fetchNow(endpoint));
    return isTranslation(endpoint) ? this.translating(fetch) : fetch();
  });
  /** When the fetch began of what is held, or waits to be: the newer start wins. */
  private readonly starts = new Map<string, number>();
  private readonly fetched = new Map<string, number>();
  /** The last publish of an endpoint that this instance was told of, until the host has answered after it. */
  private readonly published = new Map<string, object>();
  private arrived = new Map<string, Arrival>();
  private timer: NodeJS.Timeout | undefined;
  private lastStart = 0;
  private parts: StoreParts = {};
  private swapping: Promise<void> = Promise.resolve();

  /**
   * Outside of any rendering: Next.js takes a request made inside one for a part of the page, and whoever
   * is told of new content would inherit the request that caused it.
   */
  private readonly outside = new AsyncResource('content-store');

  constructor(private readonly windowMs: () => number) {}

  /** As the process itself, not as whoever asks. */
  run<T>(work: () => T): T {
    return this.outside.runInAsyncScope(work);
  }

  /** Takes what was held before the restart, so that the first page needs no host. */
  async start(parts: StoreParts): Promise<void> {
    const { loads = [], values = [], items = [], disk } = parts;
    this.parts = parts;
    for (const [endpoint, load] of loads) this.loads.set(endpoint, load);
    giveVersions([...(parts.languages ? [parts.languages.value] : []), ...values, ...items]);
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
    if (this.take(head, unpacked)) void this.parts.disk?.write(head, bytes).catch(() => undefined);
  }

  startOf(endpoint: string): number {
    return this.starts.get(endpoint) ?? 0;
  }

  /** Waits only for what was never fetched. @param load where the start has named none */
  async ready(endpoint: string, load?: Load): Promise<void> {
    if (load && !this.loads.has(endpoint)) this.loads.set(endpoint, load);
    if (this.snapshot.has(endpoint) || this.fetches.hasJustFailed(endpoint)) return;
    await this.fetches.fetch(endpoint, true);
    await this.run(() => this.swap());
  }

  /** Somebody is there: what is old is fetched behind the answer. */
  touch(): void {
    const old = this.fetches.dueNow();
    if (old.length > 0) void this.refresh(old);
  }

  /** The main language first. @param join false after a publish: a fetch under way may have asked before it */
  async refresh(endpoints: readonly string[], { join = true } = {}): Promise<void> {
    for (const further of [false, true]) {
      const some = endpoints.filter((endpoint) => isTranslation(endpoint) === further);
      await Promise.all(some.map((endpoint) => this.fetches.fetch(endpoint, join)));
    }
    await this.run(() => this.swap());
  }

  endpoints(): string[] {
    return [...this.loads.keys()];
  }

  private async fetchNow(endpoint: string): Promise<void> {
    const load = this.loads.get(endpoint);
    if (!load) return;
    const publish = this.published.get(endpoint);
    try {
      const start = this.startAt((await this.parts.sharing?.now()) ?? Date.now() * 1_000);
      const value = await load(await this.region(endpoint));
      const { version, bytes, ...unpacked } = await packEntry(endpoint, value);
      recordSuccess(endpoint);
      const head = { endpoint, version, start, fetched: Date.now() };
      const isNew = this.take(head, unpacked);
      if (this.published.get(endpoint) === publish) this.published.delete(endpoint);
      if (!isNew) return;
      void this.parts.disk?.write(head, bytes).catch(() => undefined);
      void this.parts.sharing?.share(head, bytes).catch(() => undefined);
    } catch (error) {
      reportFailure(endpoint, error);
      this.fetches.noteFailure(endpoint);
      this.fetches.askIn(endpoint, Math.min(RETRY_MS, this.windowMs()));
    }
  }

  /** Clocks may be set back. */
  private startAt(time: number): number {
    return (this.lastStart = Math.max(time, this.lastStart + 1));
  }

  /** How the company writes decides what its lists mean. */
  private async region(endpoint: string): Promise<Region> {
    if (endpoint === SETTINGS) return DEFAULT_REGION;
    await this.ready(SETTINGS);
    return regionIn(this.snapshot) ?? DEFAULT_REGION;
  }

  /** @returns whether it is newer than what is held */
  private take({ endpoint, version, start, fetched }: Head, { value, files }: Content): boolean {
    if (start <= this.startOf(endpoint)) return false;
    this.starts.set(endpoint, start);
    this.lastStart = Math.max(start, this.lastStart);
    const age = Math.max(0, Date.now() - fetched);
    this.fetches.askIn(endpoint, this.windowMs() - age);
    this.fetched.set(endpoint, Date.now() - age);
    recordServed(endpoint, Date.now() - age);
    const isPublished = this.published.has(endpoint) || !!this.arrived.get(endpoint)?.isPublished;
    this.arrived.set(endpoint, { held: { version, value, start }, files, isPublished });
    // Each swap makes the values of all languages: what a further one says comes together.
    if (!isTranslation(endpoint) && !this.snapshot.has(endpoint)) void this.swap();
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
    const { started, ended } = followLanguages(this.parts, this.loads, next);
    for (const endpoint of ended) {
      this.starts.delete(endpoint);
      this.fetches.forget(endpoint);
    }
    const versions = new Map<string, string | undefined>([
      ...held.map(([endpoint, { version }]) => [endpoint, version] as const),
      ...ended.map((endpoint) => [endpoint, undefined] as const),
      ...(await versionsIn(this.parts, next)),
    ]);
    for (const [endpoint, { files }] of arrived) if (files) rememberFiles(endpoint, files);
    noteCompleteness([...this.loads.keys()].every((endpoint) => next.has(endpoint)));
    const region = regionIn(this.snapshot);
    this.snapshot = next;
    const names = changeVersions(versions);
    const isPublished = arrived.some(([, arrival]) => arrival.isPublished);
    if (names.length > 0) this.parts.changed?.(names, isPublished);
    if (started.length > 0) void this.refresh(started);
    // Numbers and days of the lists were read as the company wrote before.
    if (region && !isDeepStrictEqual(region, regionIn(next))) {
      const others = this.endpoints().filter((endpoint) => endpoint !== SETTINGS);
      void this.refresh(others, { join: false });
    }
  }

  /** Until what was published has come, or the host has had its time. */
  async publish(endpoints: readonly string[], waitMs: number): Promise<void> {
    for (const endpoint of endpoints) this.published.set(endpoint, {});
    const late = wait(waitMs, undefined, { ref: false });
    await Promise.race([this.refresh(endpoints, { join: false }), late]);
  }
}
