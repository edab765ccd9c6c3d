import 'server-only';
import { unstable_cache } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { isStoredContentCurrent } from '@/lib/invalidation/stored-content';
import { invalidatedSince } from '@/lib/invalidation/tag-times';
import { log } from '@/lib/log';
import { recordFailure, recordServed, recordSuccess } from './health';
import { compressEntry, readEntry } from './stored-entry';

/** Raise it when entries of the old shape must not be read by the new code. */
const SCHEMA_VERSION = 4;

/** How soon a page that lacks a section, or a change just published, is rendered again, in seconds. */
const RETRY_SECONDS = 5;

/** Bounds the requests to a host that publishes without a pause. */
const MAX_REFETCHES = 3;

/** How long a failure is shared, so that a dead host is not asked for every page. */
const FAILURE_SHARED_MS = 500;
const MAX_SHARED_MS = 5_000;

/**
 * How long a fetched value is shared, in ms: until Next.js has stored it, and all who found the entry
 * before too old have asked, so that a crowd costs one request.
 */
export const resultSharedMs = (): number =>
  Math.min((environment().CONTENT_REVALIDATE_SECONDS * 1_000) / 2, MAX_SHARED_MS);

/** `fetched`, in ms since 1970, tells the age after a restart, too. */
type Entry<T> = { value: T; fetched: number };

type Fetch = { started: number; value: Promise<string> };
const fetches = globalSingleton('content-fetches', () => new Map<string, Fetch>());

/** Pages that find the same entry too old at the same time share one request to the host. */
function fetchOnce(path: string, load: () => Promise<string>): Promise<string> {
  const shared = fetches.get(path);
  if (shared && !publishedSince(path, shared.started)) return shared.value;
  const value = fetchLatest(path, load);
  const current = { started: Date.now(), value };
  fetches.set(path, current);
  const forgetIn = (ms: number) =>
    setTimeout(() => fetches.get(path) === current && fetches.delete(path), ms).unref();
  value.then(
    () => forgetIn(resultSharedMs()),
    () => forgetIn(FAILURE_SHARED_MS),
  );
  return value;
}

/** Fetches again when the host published meanwhile: the value may be from before. */
async function fetchLatest(path: string, load: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const started = Date.now();
    const value = await load();
    if (tries === MAX_REFETCHES || !publishedSince(path, started)) return value;
  }
}

const publishedSince = (path: string, time: number) =>
  invalidatedSince([ALL_CONTENT, contentTag(path)], time);

/** Next.js prints it for every page that asks: without stack and cause that is one line. */
class NotRefreshed extends Error {
  override name = 'NotRefreshed';
  override stack = undefined;
}

/** Shortens the life of the page being rendered. */
const retrySoon = unstable_cache(async () => true, ['content-retry'], {
  revalidate: RETRY_SECONDS,
});

/**
 * Caches the content of an endpoint. An entry older than `CONTENT_REVALIDATE_SECONDS` is fetched again
 * in the background; when that fails, the entry is served for as long as the failure lasts.
 * @param path of the endpoint, which also names it in log and tags
 * @param load asks the host; throws for whatever must not be stored
 * @returns undefined only where there has never been an entry. A build never asks the host: its pages
 *   are made at the first visit, from the host that the site then runs against.
 */
export function cachedContent<T>(
  path: string,
  load: () => Promise<T>,
): () => Promise<T | undefined> {
  return async () => {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return undefined;
    const { CONTENT_HOST, CONTENT_REVALIDATE_SECONDS } = environment();
    // Next.js puts the function's text into the key. Minified, it changes with every build, and all
    // entries would be lost; that of a bound function stays the same.
    const fetchEntry = fetchOnce.bind(null, path, async () =>
      compressEntry(await loadAndRecord(path, load)),
    );
    const entryNamed = (name: string) =>
      unstable_cache(fetchEntry, ['content', name, CONTENT_HOST ?? '', path], {
        revalidate: CONTENT_REVALIDATE_SECONDS,
        tags: [ALL_CONTENT, contentTag(path)],
      });
    try {
      const stored = readEntry<Entry<T>>(path, await entryNamed(String(SCHEMA_VERSION))());
      // A damaged entry cannot be written anew before it expires: a second one serves until then.
      const { value, fetched } = await stored.catch(async () =>
        readEntry<Entry<T>>(path, await entryNamed(`${SCHEMA_VERSION} spare`)()),
      );
      recordServed(path, fetched);
      if (!isStoredContentCurrent(contentTag(path))) await retrySoon();
      return value;
    } catch {
      await retrySoon();
      return undefined;
    }
  };
}

/** @throws NotRefreshed, after logging why */
async function loadAndRecord<T>(path: string, load: () => Promise<T>): Promise<Entry<T>> {
  const fetched = Date.now();
  try {
    const value = await load();
    recordSuccess(path);
    return { value, fetched };
  } catch (error) {
    recordFailure(path, error);
    log.warn({ endpoint: path, reason: String(error) }, 'content not refreshed');
    throw new NotRefreshed(`${path}: ${String(error)}`);
  }
}
