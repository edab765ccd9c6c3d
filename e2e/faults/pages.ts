import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { isDynamic, isVariant, pages as allPages } from '../pages';
import { revisionsIn, withoutRevisions } from './content';
import type { Site } from './site';

const pages = process.env.EVERYDAY ? allPages.filter((path) => !isVariant(path)) : allPages;

const AT_ONCE = 4;

/** Does something for every page, a few at a time. */
export async function eachPage<T>(visit: (path: string) => Promise<T>): Promise<Map<string, T>> {
  const waiting = [...pages];
  const results = new Map<string, T>();
  const worker = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      results.set(path, await visit(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** The pages as they are when all is well: what every later view is held against. */
export type Baseline = Map<string, { html: string; uses: string[] }>;

const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/**
 * What two views of a page with the same content have in common. Of one that is made for each view
 * React writes the tags in whatever order they become ready.
 */
const comparable = (html: string, path: string) =>
  isDynamic(path) ? textOf(withoutRevisions(html)) : withoutRevisions(html);

export async function takeBaseline(site: Site): Promise<Baseline> {
  return eachPage(async (path) => {
    const { status, html } = await site.get(path);
    expect(status, path).toBe(200);
    return { html: comparable(html, path), uses: [...revisionsIn(html).keys()] };
  });
}

const SHOWN_CHARACTERS = 160;

/** A page has all the content that it had when all was well; says where it first differs. */
function expectWhole(html: string, path: string, baseline: Baseline): void {
  const [now, before] = [comparable(html, path), baseline.get(path)?.html ?? ''];
  if (now === before) return;
  const start = Math.max(0, [...before].findIndex((letter, at) => letter !== now[at]) - 60);
  expect(now.slice(start, start + SHOWN_CHARACTERS), path).toBe(
    before.slice(start, start + SHOWN_CHARACTERS),
  );
  expect(now.length, path).toBe(before.length);
}

/** Views every page once: each is there at once with all its content. */
export async function viewAll(site: Site, baseline: Baseline) {
  const views = await eachPage(async (path) => {
    const page = await site.get(path);
    return { ...page, fileMs: (await site.get('/favicon.ico')).ms };
  });
  for (const [path, { status, html }] of views) {
    expect(status, path).toBe(200);
    expectWhole(html, path, baseline);
  }
  return views;
}

/**
 * Far below the two seconds after which a host is given up: whoever waits for it cannot pass. Not
 * tighter, since all pages are being made anew at the same moment, on a machine with other work.
 */
const NOT_WAITING_MS = 1_000;

const median = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

/** Pages came from the cache: half of them within that time of what a file took at the same moment. */
export function expectQuick(views: Map<string, { ms: number; fileMs: number }>): void {
  const page = median([...views.values()].map(({ ms }) => ms));
  const file = median([...views.values()].map(({ fileMs }) => fileMs));
  expect(page - file).toBeLessThan(NOT_WAITING_MS);
}

/** What a visitor waits for a page from the cache at most, in ms, when the machine does not wait for itself. */
const FROM_CACHE_MS = 50;
const TRIES = 20;

/** Every page that is the same for everybody comes from the cache, as fast as it does with a good host. */
export async function expectFromCache(site: Site): Promise<void> {
  for (const path of pages.filter((page) => !isDynamic(page))) {
    let best = Infinity;
    for (let tries = 0; tries < TRIES && best >= FROM_CACHE_MS; tries++) {
      best = Math.min(best, (await site.get(path)).ms);
    }
    expect(best, path).toBeLessThan(FROM_CACHE_MS);
  }
}

/** The site makes pages meanwhile. */
const BETWEEN_LOOKS_MS = 100;

/**
 * How long a publish of everything may take until every page is new. It takes some seconds on two processors,
 * three times as long beside other tests; the benchmark measures it.
 */
export const SHOWN_WITHIN_MS = 90_000;

/**
 * Views every page again and again until each shows the expected revision of every endpoint it uses.
 * @param expected the revision that an endpoint should be shown at
 * @param limit how long that may take, in ms
 */
export async function untilShown(
  site: Site,
  baseline: Baseline,
  expected: (endpoint: string) => number | undefined,
  limit = SHOWN_WITHIN_MS,
): Promise<void> {
  const deadline = performance.now() + limit;
  /** What each page still shows otherwise. */
  const late = new Map<string, string>(pages.map((path) => [path, 'not viewed']));
  const seen = new Map<string, string>();
  for (;;) {
    for (const path of late.keys()) {
      const { status, html } = await site.get(path);
      expect(status, path).toBe(200);
      if (seen.get(path) === html) continue;
      seen.set(path, html);
      expectWhole(html, path, baseline);
      const old = [...revisionsIn(html)].filter(
        ([endpoint, shown]) => shown.length !== 1 || shown[0] !== expected(endpoint),
      );
      if (old.length === 0) late.delete(path);
      else late.set(path, old.map(([endpoint, shown]) => `${endpoint} at ${shown}`).join(' '));
    }
    if (late.size === 0) return;
    const shown = [...late].map(([path, old]) => `${path} (${old})`).join(', ');
    expect(performance.now(), `old content on ${shown}`).toBeLessThan(deadline);
    await setTimeout(BETWEEN_LOOKS_MS);
  }
}

/**
 * Views all pages at the same moment.
 * @returns those that do not show the expected revision of everything on them
 */
export async function oldPages(site: Site, expected: number): Promise<string[]> {
  const views = await Promise.all(pages.map(async (path) => ({ path, ...(await site.get(path)) })));
  for (const { path, status } of views) expect(status, path).toBe(200);
  return views
    .filter(({ html }) => [...revisionsIn(html).values()].flat().some((one) => one !== expected))
    .map(({ path }) => path);
}

/** Longer than it ever takes, on a machine with other work. */
const BEGUN_WITHIN_MS = 15_000;

/** Waits until an endpoint that every page uses is new on one page; then it must be so on every one. */
export async function expectNoOldPage(site: Site, endpoint: string, expected: number) {
  const start = performance.now();
  const shown = async (path: string) => revisionsIn((await site.get(path)).html).get(endpoint);
  await expect
    .poll(() => shown('/privacy'), { timeout: BEGUN_WITHIN_MS, intervals: [20] })
    .toEqual([expected]);
  console.log(`  on the first page after ${Math.round(performance.now() - start)} ms`);
  for (const [path, revisions] of await eachPage(shown)) {
    expect(revisions ?? [expected], path).toEqual([expected]);
  }
}
