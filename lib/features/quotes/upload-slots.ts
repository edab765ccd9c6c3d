import 'server-only';
import { CLIENTS_PER_NETWORK, widerNetworkOf } from '@/node/client-ip';
import type { FormFile } from '@/node/read-multipart';
import { UPLOADS_PER_CLIENT } from '@/contract/upload-limits';
import { UploadPlaces } from '@/node/upload-places';
import type { Sender } from '@/node/watch-speed';
import { HttpError } from '@/lib/platform/http/http-error';

const RETRY_SECONDS = 30;

export const manyUploads = () =>
  new HttpError(503, 'quote.manyUploads', { retryAfter: RETRY_SECONDS });

/** To a sender who made room for another: the rest is not read. */
const tooSlow = () => new HttpError(408, 'quote.manyUploads', { retryAfter: RETRY_SECONDS });

const places = new UploadPlaces();

/** How many are under way. */
export const openUploads = (): number => places.size;

/** By client or network. */
const open = new Map<string, number>();

/** @returns frees the place. @throws HttpError where all places are taken, or the client's share of them */
function takeUploadSlot(clientIp: string, sender: Sender): () => void {
  const network = widerNetworkOf(clientIp);
  const shares: [name: string, most: number][] = [[clientIp, UPLOADS_PER_CLIENT]];
  if (network) shares.push([network, UPLOADS_PER_CLIENT * CLIENTS_PER_NETWORK]);
  for (const [name, most] of shares) if ((open.get(name) ?? 0) >= most) throw manyOfYours();
  // Last: whoever sends too many hears of that also while all places are taken.
  const leave = places.take(sender);
  if (!leave) throw manyUploads();
  for (const [name] of shares) open.set(name, (open.get(name) ?? 0) + 1);
  return () => {
    leave();
    for (const [name] of shares) {
      const left = (open.get(name) ?? 0) - 1;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    }
  };
}

const manyOfYours = () => new HttpError(429, 'quote.manyOfYours', { retryAfter: RETRY_SECONDS });

/**
 * The files of a client, who takes a place with the first bytes: a request whose files have no content needs none.
 * @returns the files, which throw an HttpError where there is no place, or where it went to another
 */
export function inUploadSlot(all: AsyncIterable<FormFile>, clientIp: string) {
  let free: (() => void) | undefined;
  let received = 0;
  let isWaiting = false;
  let ended: HttpError | undefined;
  let interrupt: (error: HttpError) => void = () => undefined;
  const sender: Sender = {
    received: () => received,
    isHeldUp: () => !isWaiting,
    end: () => interrupt((ended = tooSlow())),
  };
  /** No `Promise.race` with one promise for all: that would hold each chunk until the end of the upload. */
  const unlessEnded = <T>(next: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      interrupt = reject;
      if (ended) reject(ended);
      next.then(resolve, reject);
    });
  async function* untilEnded<T>(source: AsyncIterable<T>) {
    const items = source[Symbol.asyncIterator]();
    try {
      for (;;) {
        isWaiting = true;
        const { done, value } = await unlessEnded(items.next());
        isWaiting = false;
        if (done) return;
        yield value;
      }
    } finally {
      isWaiting = false;
      // Not awaited: the next bytes may never come.
      items.return?.().catch(() => undefined);
    }
  }
  async function* counted(content: FormFile['content']) {
    for await (const chunk of untilEnded(content)) {
      if (chunk.length > 0) free ??= takeUploadSlot(clientIp, sender);
      received += chunk.length;
      yield chunk;
    }
  }
  async function* files(): AsyncGenerator<FormFile> {
    for await (const { name, content } of untilEnded(all))
      yield { name, content: counted(content) };
  }
  return { files: files(), leave: () => free?.() };
}
