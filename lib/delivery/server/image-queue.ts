import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';
import { limitFunction } from 'p-limit';
import { placeOf } from '@/lib/pages/languages';
import { isDataSheet } from '@/lib/pages/page-paths';

/** Pictures, social cards and data sheets. */
const isGenerated = (url: string): boolean =>
  /^\/(_next\/image\?|og\/)/.test(url) || isDataSheet(placeOf(url).path.split('?', 1)[0]!);

/** In characters: some five thousand images. */
const MAX_NAMES = 1024 * 1024;

const MAX_CLIENTS = 1_000;

/** More than any page shows; beyond it a flood would fill the memory with requests. */
const MAX_WAITING = 1_000;
const MAX_WAITING_PER_CLIENT = 250;
const RETRY_AFTER_SECONDS = 5;

const REFUSAL_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

type Listen = (...args: Parameters<RequestListener>) => Promise<void>;

type Options = {
  concurrency: number;
  clientIpOf: (request: IncomingMessage) => string;
  maxWaiting?: number;
  maxWaitingPerClient?: number;
};

/** An image is made once for each format that browsers accept. */
const nameOf = ({ url, headers }: IncomingMessage) => `${url} ${headers.accept}`;

/** Limits how many images are made at once; no client waits behind the queue of another. */
export function queueImages(
  listener: RequestListener,
  {
    concurrency,
    clientIpOf,
    maxWaiting = MAX_WAITING,
    maxWaitingPerClient = MAX_WAITING_PER_CLIENT,
  }: Options,
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
  const waiting = new Map<string, number>();
  let allWaiting = 0;
  const count = (clientIp: string, change: 1 | -1) => {
    const own = (waiting.get(clientIp) ?? 0) + change;
    allWaiting += change;
    if (own > 0) waiting.set(clientIp, own);
    else waiting.delete(clientIp);
  };
  return (request, response) => {
    const { url = '' } = request;
    if (!isGenerated(url) || made.has(nameOf(request))) return listener(request, response);
    if (!isCanonical(url)) return refuse(response, 404, 'There is no such image.');
    const clientIp = clientIpOf(request);
    if (allWaiting >= maxWaiting || (waiting.get(clientIp) ?? 0) >= maxWaitingPerClient) {
      response.setHeader('retry-after', RETRY_AFTER_SECONDS);
      return refuse(response, 503, 'Too many images are being made.');
    }
    count(clientIp, 1);
    void queueOf(clientIp)(request, response).finally(() => count(clientIp, -1));
  };
}

/** Next.js would make another spelling of an image's URL as an image of its own, and nginx would keep it. */
function isCanonical(url: string): boolean {
  const asked = new URL(url, 'http://site').searchParams;
  const source = asked.get('url');
  if (!source?.startsWith('/')) return true; // Next.js refuses it.
  if ([...asked.keys()].join() !== 'url,w,q') return false;
  if (!URL.canParse(source, 'http://site')) return false;
  const { pathname, search, searchParams } = new URL(source, 'http://site');
  return pathname + search === source && !searchParams.has('dpl');
}

const refuse = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, REFUSAL_HEADERS).end(`${text}\n`);
};

/** At the headers the image is made; the download may be slow. */
const untilHeaders = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    onHeaders(response, resolve);
    response.once('close', resolve);
  });
