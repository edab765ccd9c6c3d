import 'server-only';
import { unstable_cache } from 'next/cache';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { isStoredContentCurrent } from '@/lib/invalidation/stored-content';
import { invalidatedSince } from '@/lib/invalidation/tag-times';
import { log } from '@/lib/log';
import { noteAnswer, noteCopy, noteFailure } from './health';
import { pack, unpack } from './stored-copy';

/** Raise it when a stored copy of the old shape must not be read by the new code. */
const SCHEMA_VERSION = 3;

/** How soon a page that lacks a block, or a change just published, is rendered again, in seconds. */
const RETRY_SECONDS = 5;

/** A host that publishes without a pause does not keep us asking for ever. */
const MOST_TRIES = 3;

/** How long a failure serves those who ask again, so that a dead host is not asked for every page. */
const FAILURE_SHARED_MS = 500;
const LONGEST_SHARED_MS = 5_000;

/**
 * How long an answer serves those who ask again, in ms: long enough for Next.js to store a copy and
 * for those who had found the one before too old, so that a crowd costs one request; and far from as
 * long as a copy is believed.
 */
export const answerSharedMs = (): number =>
  Math.min((environment().CONTENT_REVALIDATE_SECONDS * 1_000) / 2, LONGEST_SHARED_MS);

/** What is stored: when it came, in ms since 1970, tells its age after a restart too. */
type Copy<T> = { value: T; fetched: number };

type Answer = { asked: number; value: Promise<string> };
const answers = globalSingleton('content-answers', () => new Map<string, Answer>());

/** Several pages that find the same copy too old at once share one request to the host. */
function once(path: string, load: () => Promise<string>): Promise<string> {
  const shared = answers.get(path);
  if (shared && !changedSince(path, shared.asked)) return shared.value;
  const value = loadLatest(path, load);
  const answer = { asked: Date.now(), value };
  answers.set(path, answer);
  const forgetIn = (ms: number) =>
    setTimeout(() => answers.get(path) === answer && answers.delete(path), ms).unref();
  value.then(
    () => forgetIn(answerSharedMs()),
    () => forgetIn(FAILURE_SHARED_MS),
  );
  return value;
}

/** Asks again when the host published while it was answering: the answer may be the old one. */
async function loadLatest(path: string, load: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries++) {
    const asked = Date.now();
    const value = await load();
    if (tries === MOST_TRIES || !changedSince(path, asked)) return value;
  }
}

const changedSince = (path: string, time: number) =>
  invalidatedSince([ALL_CONTENT, contentTag(path)], time);

/**
 * The reason why a copy stays as it is. Next.js prints it for every page that asks; without a stack
 * and a cause that is one cheap line.
 */
class NotRefreshed extends Error {
  override name = 'NotRefreshed';
  override stack = undefined;
}

/** Shortens the life of the page being rendered. */
const retrySoon = unstable_cache(async () => true, ['content-retry'], {
  revalidate: RETRY_SECONDS,
});

/**
 * Keeps the last good copy of an endpoint. A copy older than the window is fetched again in the
 * background; when that fails, the copy stays for as long as it lasts.
 * @param path the endpoint's address, which also names it in log and tags
 * @param load asks the host; throws for whatever should not be stored
 * @returns undefined only where no copy has ever existed. A build never asks the host: its pages
 *   are made again at the first visit, from the host that the site then runs against.
 */
export function cachedContent<T>(
  path: string,
  load: () => Promise<T>,
): () => Promise<T | undefined> {
  return async () => {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return undefined;
    const { CONTENT_HOST, CONTENT_REVALIDATE_SECONDS } = environment();
    // Next.js puts the function's text into the key. Minified, it changes with every build, and
    // the last good copies would be lost; a bound function has always the same.
    const askHost = once.bind(null, path, async () => pack(await loadOrSay(path, load)));
    const copyUnder = (name: string) =>
      unstable_cache(askHost, ['content', name, CONTENT_HOST ?? '', path], {
        revalidate: CONTENT_REVALIDATE_SECONDS,
        tags: [ALL_CONTENT, contentTag(path)],
      });
    try {
      const stored = unpack<Copy<T>>(path, await copyUnder(String(SCHEMA_VERSION))());
      // Where the store was damaged another copy serves until that one is written anew.
      const { value, fetched } = await stored.catch(async () =>
        unpack<Copy<T>>(path, await copyUnder(`${SCHEMA_VERSION} spare`)()),
      );
      noteCopy(path, fetched);
      if (!isStoredContentCurrent(contentTag(path))) await retrySoon();
      return value;
    } catch {
      await retrySoon();
      return undefined;
    }
  };
}

/** @throws NotRefreshed, once it is in the log */
async function loadOrSay<T>(path: string, load: () => Promise<T>): Promise<Copy<T>> {
  const fetched = Date.now();
  try {
    const value = await load();
    noteAnswer(path);
    return { value, fetched };
  } catch (error) {
    noteFailure(path, error);
    log.warn({ endpoint: path, reason: String(error) }, 'content not refreshed');
    throw new NotRefreshed(`${path}: ${String(error)}`);
  }
}
