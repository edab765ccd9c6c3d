import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '@/lib/http/deadline';
import { globalSingleton } from '@/lib/global-singleton';
import { log } from '@/lib/log';
import { mediaSource } from './address';
import { askOrigin } from './ask-origin';
import { limitedStream } from './limited-stream';
import { meanColour } from './mean-colour';
import { PHOTO } from './photo';

/** How long content waits for its colours, and how long one photo may take, in ms. */
const WAIT_MS = 1_000;
const PHOTO_MS = 5_000;
const AT_ONCE = 4;
const LIMITS = { bytes: 10 * 1024 * 1024, idleMs: PHOTO_MS };

/** How long a colour is believed, and how long a picture that failed is left alone, in ms. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000;
const FAILED_FOR_MS = 60 * 1000;
const MOST_KNOWN = 2_000;

const known = globalSingleton(
  'picture-colours',
  () => new LRUCache<string, { colour: string | undefined }>({ max: MOST_KNOWN }),
);

/**
 * The mean colours of photos of the content, for the moment before they are there. Each photo is
 * fetched once a day and process. What cannot be had within a second is left out: news must not wait
 * for it, and it is there when the content is next fetched.
 * @param addresses our own addresses of them, `/media/…`
 * @param waitMs how long to wait for them
 */
export async function pictureColours(
  addresses: Iterable<string>,
  waitMs = WAIT_MS,
): Promise<Map<string, string>> {
  const waiting = [...new Set(addresses)];
  const colours = new Map<string, string>();
  const work = async () => {
    for (let src = waiting.shift(); src; src = waiting.shift()) {
      const colour = await colourOf(src);
      if (colour) colours.set(src, colour);
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.race([all, setTimeout(waitMs, undefined, { ref: false })]);
  waiting.length = 0;
  return new Map(colours);
}

async function colourOf(src: string): Promise<string | undefined> {
  const found = known.get(src);
  if (found) return found.colour;
  try {
    const photo = await withDeadline(PHOTO_MS, (signal) => fetchPhoto(src, signal));
    return remember(src, photo && (await meanColour(photo)), KNOWN_FOR_MS);
  } catch (error) {
    log.debug({ src, reason: String(error) }, 'picture without its colour');
    return remember(src, undefined, FAILED_FOR_MS);
  }
}

function remember(src: string, colour: string | undefined, ttl: number): string | undefined {
  known.set(src, { colour }, { ttl });
  return colour;
}

/** @returns undefined for what is no photo; throws where the origin fails */
async function fetchPhoto(src: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  const source = mediaSource(src);
  if (!source || /\.svg$/i.test(source.pathname)) return undefined;
  const enough = new AbortController();
  const giveUp = () => enough.abort();
  const answer = await askOrigin(source, {
    headers: { accept: 'image/*' },
    signal: AbortSignal.any([signal, enough.signal]),
  });
  const isPhoto = PHOTO.test(answer.headers.get('content-type') ?? '');
  if (answer.ok && answer.body && isPhoto) {
    return new Response(limitedStream(answer.body, LIMITS, giveUp)).arrayBuffer();
  }
  giveUp();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return undefined;
}
