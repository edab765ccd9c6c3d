import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import { limitFunction } from 'p-limit';

/** What draws or converts pictures for each new address: work that keeps a processor busy. */
const DRAWN = /^\/(_next\/image\?|og\/)/;

/** All names together, in characters: some five thousand pictures. */
const MOST_NAMES = 1024 * 1024;

/** A picture is made once for each format that browsers take. */
const nameOf = ({ url, headers }: IncomingMessage) => `${url} ${headers.accept}`;

/**
 * Lets a few pictures be made at a time, in the order in which they are asked for, so that a burst of
 * new ones leaves memory and threads for pages. Whoever has left when the turn comes is passed over.
 * What was made before is in the cache on disk and does not wait.
 * @param atOnce how many may be in the making
 */
export function queuePictures(listener: RequestListener, atOnce: number): RequestListener {
  const stored = new LRUCache<string, true>({
    maxSize: MOST_NAMES,
    sizeCalculation: (_, name) => name.length,
  });
  const makeInTurn = limitFunction(
    async (...[request, response]: Parameters<RequestListener>) => {
      if (response.destroyed) return;
      const made = untilMade(response);
      listener(request, response);
      await made;
      if (response.statusCode === 200 && response.headersSent) stored.set(nameOf(request), true);
    },
    { concurrency: atOnce },
  );
  return (request, response) => {
    const waits = DRAWN.test(request.url ?? '') && !stored.has(nameOf(request));
    if (waits) void makeInTurn(request, response);
    else listener(request, response);
  };
}

/** It is made when its answer begins; how slowly that is fetched is no matter. */
const untilMade = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
  });
