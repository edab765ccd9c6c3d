import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { contentStore } from '@/lib/content/store/store';
import { contentEpoch, isFresh } from '@/lib/content/store/content-versions';
import { CACHE_STATE_HEADER, NAVIGATION_HEADERS } from '../next/headers';
import type { Encoding } from './compressed-bodies';
import { endOfSecond, PROXY_CACHE_HEADER } from './proxy-cache';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What the page was made from. */
  tags: readonly string[];
  /** In which its tags were last found to be current. */
  epoch: number;
  /** On the clock of `performance`, in ms: of a page that is old, since its rendering failed. */
  until: number;
};

/** While a page cannot be made it is tried at most so often, in ms. */
const STALE_MS = 100;

/** After that Next.js is asked, which makes a page again that is a day old. */
const LIFETIME_MS = 3_600_000;

/** @param request as `askAsEverybody` has left it: its host, too, decides nothing */
export function answerKey({ url, headers }: IncomingMessage, encoding?: Encoding): string {
  const variant = NAVIGATION_HEADERS.map((name) => headers[name] ?? '').join(' ');
  return `${encoding ?? 'identity'} ${url} ${variant}`;
}

/**
 * Answers of Next.js with a stored page, its data, or the 404 screen, given again until content changes
 * that the page was made from.
 */
export class StoredAnswers {
  private readonly answers: LRUCache<string, Answer>;

  constructor({ maxBytes, max }: { maxBytes: number; max?: number }) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      max,
      ttl: LIFETIME_MS,
      sizeCalculation: ({ body }, key) => body.length + key.length,
    });
  }

  /** @returns whether it has answered */
  serve(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.answers.get(key);
    if (!answer || !isCurrent(answer)) return false;
    sendAnswer(answer, request, response);
    return true;
  }

  /** Keeps a page for everybody. */
  store(key: string, answer: Answer): void {
    if (answer.status >= 500 || answer.headers['set-cookie'] !== undefined) return;
    if (!/^text\/(html|x-component)/.test(String(answer.headers['content-type']))) return;
    this.answers.set(key, answer);
  }
}

/**
 * What a response says, to be said again.
 * @param tags what it was made from
 */
export function answerOf(response: ServerResponse, body: Buffer, tags: readonly string[]): Answer {
  const headers = { ...response.getHeaders() };
  const isStale = headers[CACHE_STATE_HEADER] === 'STALE';
  if (headers[CACHE_STATE_HEADER] === 'MISS') headers[CACHE_STATE_HEADER] = 'HIT';
  return {
    ...{ status: response.statusCode, headers, body, tags, epoch: -1 },
    until: isStale ? performance.now() + STALE_MS : Infinity,
  };
}

export function sendAnswer(
  { status, headers, body, until }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  contentStore().touch();
  if (headers[PROXY_CACHE_HEADER] && until === Infinity) {
    headers[PROXY_CACHE_HEADER] = endOfSecond();
  }
  if (status === 200 && isKnown(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, withoutBody(headers)).end();
  } else {
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }
}

function isCurrent(answer: Answer): boolean {
  if (answer.until !== Infinity) return performance.now() < answer.until;
  const epoch = contentEpoch();
  if (answer.epoch === epoch) return true;
  if (!isFresh(answer.tags)) return false;
  answer.epoch = epoch;
  return true;
}

const withoutBody = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^content-(length|encoding|type)$/.test(name)),
  );

const withoutWeakMark = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether a browser has said that it has this one. */
export function isKnown(seen: string | undefined, etag: OutgoingHttpHeaders[string]): boolean {
  if (!seen || typeof etag !== 'string') return false;
  return seen.split(',').some((one) => withoutWeakMark(one) === withoutWeakMark(etag));
}
