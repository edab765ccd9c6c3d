import 'server-only';
import { unstable_cache } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import * as z from 'zod';
import type { Region } from '@/contract/formats/region';
import { reasonOfFailure } from '@/lib/content-host/errors';
import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { registerReader } from '@/lib/invalidation/content-readers';
import { isStoredContentCurrent, storedContentTime } from '@/lib/invalidation/stored-content';
import { invalidatedSince } from '@/lib/invalidation/tag-times';
import { log } from '@/lib/log';
import { draftContent, isPreview } from './draft-content';
import { recordFailure, recordServed, recordSuccess } from './health';
import { compressEntry, readEntry } from './stored-entry';
import { reasonOf } from '@/contract/records/faults';

/** Raise it when entries of the old shape must not be read by the new code. */
const SCHEMA_VERSION = 5;

/** When a page that lacks a section or a change just published is rendered again. */
const RETRY_SECONDS = 5;

/** For a host that publishes without a pause. */
const MAX_REFETCHES = 3;

/** A dead host is not asked for every page. */
const FAILURE_SHARED_MS = 500;
const MAX_SHARED_MS = 5_000;

/** Until Next.js has stored the value and everybody who saw the old entry has asked. */
export const resultSharedMs = (): number =>
  Math.min((environment().CONTENT_REVALIDATE_SECONDS * 1_000) / 2, MAX_SHARED_MS);

/** Without the time, so that the same content is the same entry. */
type Entry<T> = { value: T };

type Fetch = { started: number; value: Promise<string> };
const fetches = globalSingleton('content-fetches', () => new Map<string, Fetch>());

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

/** A value fetched during a publish may be the old one. */
async function fetchLatest(path: string, load: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const started = Date.now();
    const value = await load();
    if (tries === MAX_REFETCHES || !publishedSince(path, started)) return value;
  }
}

const publishedSince = (path: string, time: number) =>
  invalidatedSince([ALL_CONTENT, contentTag(path)], time);

/** Next.js prints it for every page that asks; without stack and cause that is one line. */
class NotRefreshed extends Error {
  override name = 'NotRefreshed';
  override stack = undefined;
}

const retrySoon = unstable_cache(async () => true, ['content-retry'], {
  revalidate: RETRY_SECONDS,
});

/**
 * An old entry is fetched again in the background and served for as long as the host fails.
 * @param load throws for what must not be stored
 * @param getRegion how the company writes, asked before the entry is
 * @returns undefined where there has never been an entry, and in a build, which asks no host
 */
export function cachedContent<T>(
  path: string,
  load: (region: Region) => Promise<T>,
  getRegion: () => Promise<Region>,
): () => Promise<T | undefined> {
  const getDraft = draftContent(path, async () => load(await getRegion()));
  const read = async () => {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return undefined;
    if (await isPreview()) return getDraft();
    const { CONTENT_HOST, CONTENT_REVALIDATE_SECONDS } = environment();
    // Next.js puts the text of the function into the key, which minifying changes with every build;
    // that of a bound function stays the same.
    const region = await getRegion();
    const fetchEntry = fetchOnce.bind(null, path, async () =>
      compressEntry(path, await loadAndRecord(path, () => load(region))),
    );
    const entryNamed = (name: string) =>
      unstable_cache(fetchEntry, ['content', name, CONTENT_HOST ?? '', path], {
        revalidate: CONTENT_REVALIDATE_SECONDS,
        tags: [ALL_CONTENT, contentTag(path)],
      });
    try {
      const stored = readEntry<Entry<T>>(path, await entryNamed(String(SCHEMA_VERSION))());
      // A damaged entry cannot be written anew before it expires: a second one serves until then.
      const { value } = await stored.catch(async () =>
        readEntry<Entry<T>>(path, await entryNamed(`${SCHEMA_VERSION} spare`)()),
      );
      // Development has no cache handler to note the time.
      recordServed(path, storedContentTime(contentTag(path)) || Date.now());
      if (!isStoredContentCurrent(contentTag(path))) await retrySoon();
      return value;
    } catch {
      await retrySoon();
      return undefined;
    }
  };
  registerReader(contentTag(path), read);
  return read;
}

/** Of the specification. */
const failureWords = (path: string) =>
  path === '/api/pages/portfolio' ? 'Error fetching portfolio file:' : 'Error fetching data:';

/** @throws NotRefreshed, after logging why */
async function loadAndRecord<T>(path: string, load: () => Promise<T>): Promise<Entry<T>> {
  try {
    const value = await load();
    recordSuccess(path);
    return { value };
  } catch (error) {
    recordFailure(path, error);
    const reason = error instanceof z.ZodError ? reasonOf(error) : reasonOfFailure(error);
    log.warn({ endpoint: path, reason }, `${failureWords(path)} ${reason}`);
    throw new NotRefreshed(`${path}: ${reason}`);
  }
}
