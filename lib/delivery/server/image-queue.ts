import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import { limitFunction } from 'p-limit';

const GENERATED = /^\/(_next\/image\?|og\/)/;

/** In characters: some five thousand images. */
const MAX_NAMES = 1024 * 1024;

const MAX_CLIENTS = 1_000;

type Listen = (...args: Parameters<RequestListener>) => Promise<void>;

type Options = { concurrency: number; clientIpOf: (request: IncomingMessage) => string };

/** An image is made once for each format that browsers accept. */
const nameOf = ({ url, headers }: IncomingMessage) => `${url} ${headers.accept}`;

/** Limits how many images are made at once; no client waits behind the queue of another. */
export function queueImages(
  listener: RequestListener,
  { concurrency, clientIpOf }: Options,
): RequestListener {
  const made = new LRUCache<string, true>({
    maxSize: MAX_NAMES,
    sizeCalculation: (_, name) => name.length,
  });
  const makeInTurn = limitFunction(
    async (...[request, response]: Parameters<RequestListener>) => {
      if (response.destroyed) return;
      const headersSent = untilHeaders(response);
      listener(request, response);
      await headersSent;
      if (response.statusCode === 200 && response.headersSent) made.set(nameOf(request), true);
    },
    { concurrency },
  );
  const queues = new LRUCache<string, Listen>({ max: MAX_CLIENTS });
  const queueOf = (clientIp: string) => {
    const queue = queues.get(clientIp) ?? limitFunction(makeInTurn, { concurrency });
    queues.set(clientIp, queue);
    return queue;
  };
  return (request, response) => {
    const waits = GENERATED.test(request.url ?? '') && !made.has(nameOf(request));
    if (waits) void queueOf(clientIpOf(request))(request, response);
    else listener(request, response);
  };
}

/** At the headers the image is made; the download may be slow. */
const untilHeaders = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
  });
