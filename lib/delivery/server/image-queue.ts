import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import { limitFunction } from 'p-limit';

/** What draws or converts pictures for each new address: work that keeps a processor busy. */
const DRAWN = /^\/(_next\/image\?|og\/)/;

/** All names together, in characters: some five thousand pictures. */
const MOST_NAMES = 1024 * 1024;

/** Visitors whose pictures may wait at a time; more than that share nothing but the common queue. */
const MOST_VISITORS = 1_000;

type Make = (...args: Parameters<RequestListener>) => Promise<void>;

type Options = {
  /** How many may be in the making. */
  atOnce: number;
  /** The address of who asks. */
  visitorOf: (request: IncomingMessage) => string;
};

/** A picture is made once for each format that browsers take. */
const nameOf = ({ url, headers }: IncomingMessage) => `${url} ${headers.accept}`;

/**
 * Lets a few pictures be made at a time, in the order in which they are asked for, so that a burst of
 * new ones leaves memory and threads for pages. Of one visitor no more than these wait in the common
 * queue, so that others need not wait for all that he has asked for. Whoever has left when the turn
 * comes is passed over. What was made before is in the cache on disk and does not wait.
 */
export function queuePictures(
  listener: RequestListener,
  { atOnce, visitorOf }: Options,
): RequestListener {
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
  const queues = new LRUCache<string, Make>({ max: MOST_VISITORS });
  const queueOf = (visitor: string) => {
    const queue = queues.get(visitor) ?? limitFunction(makeInTurn, { concurrency: atOnce });
    queues.set(visitor, queue);
    return queue;
  };
  return (request, response) => {
    const waits = DRAWN.test(request.url ?? '') && !stored.has(nameOf(request));
    if (waits) void queueOf(visitorOf(request))(request, response);
    else listener(request, response);
  };
}

/** It is made when its answer begins; how slowly that is fetched is no matter. */
const untilMade = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
  });
