import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { contentEpoch } from '@/lib/invalidation/content-versions';
import { CACHE_STATE_HEADER, NAVIGATION_HEADERS } from '../next/headers';
import { endInBatch } from './end-in-batch';
import { endOfSecond, PROXY_CACHE_HEADER } from './proxy-cache';
import { PERSONAL_HEADERS } from './personal-headers';
import { isSharedNotFound } from './share-not-found';

type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  epoch: number;
  /** On the clock of `performance`, in ms. */
  freshUntil: number;
};

/** `epoch`: `contentEpoch()` before the request. */
type Slot = { key: string; epoch: number };

const FRESH_MS = 1_000;
/** While Next.js renders a page again it answers with the old one: the processor is needed for the new one. */
const STALE_MS = 100;

/** How long others get the old answer while one request fetches the next, in ms. */
const REVALIDATION_MS = 1_000;

/** Answers with a stored page, its data, or the 404 screen for one second, until content changes or is published. */
export class MicroCache {
  private readonly answers: LRUCache<string, Answer>;

  constructor(maxBytes: number) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length + key.length,
    });
  }

  /** @returns undefined for a request that only Next.js can answer */
  slotOf({ method, url, headers }: IncomingMessage, encoding = 'identity'): Slot | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (PERSONAL_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
    const variant = NAVIGATION_HEADERS.map((name) => headers[name] ?? '').join(' ');
    const key = `${encoding} ${headers.host} ${url} ${variant}`;
    return { key, epoch: contentEpoch() };
  }

  /** @returns whether it has answered */
  serve({ key, epoch }: Slot, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.answers.get(key);
    if (answer?.epoch !== epoch) return false;
    const { status, headers, body } = answer;
    if (performance.now() >= answer.freshUntil) {
      if (!isStale(headers)) this.revalidateBy(response, key, answer);
      return false;
    }
    if (headers[PROXY_CACHE_HEADER] && !isStale(headers)) {
      headers[PROXY_CACHE_HEADER] = endOfSecond();
    }
    if (isKnown(request.headers['if-none-match'], headers.etag)) {
      endInBatch(response.writeHead(304, withoutBody(headers)));
    } else {
      endInBatch(response.writeHead(status, headers), request.method === 'HEAD' ? undefined : body);
    }
    return true;
  }

  private revalidateBy(response: ServerResponse, key: string, answer: Answer): void {
    answer.freshUntil = performance.now() + REVALIDATION_MS;
    response.once('close', () => {
      if (this.answers.peek(key) === answer) this.answers.delete(key);
    });
  }

  /** Ignores what is not a page for everybody. */
  store(
    { key, epoch }: Slot,
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): void {
    const headers = { ...response.getHeaders() };
    const isSharedPage =
      /^text\/(html|x-component)/.test(String(headers['content-type'])) &&
      (/s-maxage/.test(String(headers['cache-control'])) || isSharedNotFound(request, response)) &&
      /^(HIT|MISS|STALE)$/.test(String(headers[CACHE_STATE_HEADER])) &&
      headers['set-cookie'] === undefined;
    if (!isSharedPage || epoch !== contentEpoch()) return;
    const freshUntil = performance.now() + (isStale(headers) ? STALE_MS : FRESH_MS);
    this.answers.set(key, {
      status: response.statusCode,
      headers,
      body,
      epoch,
      freshUntil,
    });
  }
}

const isStale = (headers: OutgoingHttpHeaders): boolean => headers[CACHE_STATE_HEADER] === 'STALE';

const withoutBody = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^content-(length|encoding|type)$/.test(name)),
  );

const withoutWeakMark = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnown(seen: string | undefined, etag: OutgoingHttpHeaders[string]): boolean {
  if (!seen || typeof etag !== 'string') return false;
  return seen.split(',').some((one) => withoutWeakMark(one) === withoutWeakMark(etag));
}
