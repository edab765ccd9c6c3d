import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { endTogether } from './end-together';
import { FRONT_CACHE, thisSecond } from './front-cache';
import { pageGeneration } from './page-generation';
import { SingleFlight } from './single-flight';

type Answer = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  generation: number;
  /** On the clock of `performance`, in ms. */
  until: number;
};

/** Where the answer to a request would be kept, and what was published when it was asked for. */
export type Place = { key: string; generation: number };

/** Milliseconds. */
const LIFE = 1_000;

/** How long the others get this answer while one request looks for the next one, in ms. */
const GRACE = 250;

/** Ask for more than the page that everybody gets, or for a new look at it. */
const PERSONAL = [
  'cookie',
  'authorization',
  'range',
  'rsc',
  'next-action',
  'next-url',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'x-prerender-revalidate',
  'cache-control',
  'pragma',
];

/**
 * Whole answers with stored pages, given again for one second, so that a crowd asks Next.js once. Then
 * one request looks for the next answer; the others still get this one, and soon wait for the next. What
 * is published ends all of them at once; a page that Next.js itself calls stale is never kept.
 */
export class RecentAnswers {
  private readonly answers: LRUCache<string, Answer>;
  private readonly flights = new SingleFlight();

  /** @param maxSize how many bytes of answers are kept */
  constructor(maxSize: number) {
    this.answers = new LRUCache({ maxSize, sizeCalculation: ({ body }) => body.length });
  }

  /** @returns undefined for a request that Next.js must see */
  placeOf({ method, url, headers }: IncomingMessage, encoding = 'identity'): Place | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (PERSONAL.some((name) => headers[name] !== undefined)) return undefined;
    return { key: `${encoding} ${headers.host} ${url}`, generation: pageGeneration() };
  }

  /** Answers if the same was answered just now. */
  answer({ key, generation }: Place, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.answers.get(key);
    const age = answer ? performance.now() - answer.until : Infinity;
    if (answer?.generation !== generation || age >= GRACE) return false;
    if (age >= 0 && !this.flights.isUnderWay(flightOf({ key, generation }))) return false;
    const { headers, body } = answer;
    headers[FRONT_CACHE] = thisSecond();
    if (isKnown(request.headers['if-none-match'], headers.etag)) {
      endTogether(response.writeHead(304, withoutBody(headers)));
    } else {
      endTogether(response.writeHead(200, headers), request.method === 'HEAD' ? undefined : body);
    }
    return true;
  }

  /**
   * For what is not answered from here. Of all who ask for a page that was kept before, one goes to
   * Next.js and the others wait for what it brings: each would hold a whole page of its own.
   * @param ask goes to Next.js
   */
  inTurn(place: Place, request: IncomingMessage, response: ServerResponse, ask: () => void): void {
    const flight = flightOf(place);
    const then = () => {
      if (!this.answer(place, request, response)) ask();
    };
    if (this.flights.join(flight, then)) return;
    if (this.answers.has(place.key)) {
      response.once('close', this.flights.begin(flight));
    }
    ask();
  }

  /** Keeps an answer that is just given, if it is a stored page. */
  keep({ key, generation }: Place, response: ServerResponse, body: Buffer): void {
    const headers = { ...response.getHeaders() };
    const shared =
      /^text\/html/.test(String(headers['content-type'])) &&
      /s-maxage/.test(String(headers['cache-control'])) &&
      /^(HIT|MISS)$/.test(String(headers['x-nextjs-cache'])) &&
      headers['set-cookie'] === undefined;
    if (shared && generation === pageGeneration()) {
      const until = performance.now() + LIFE;
      this.answers.set(key, { headers, body, generation, until });
    }
    this.flights.land(flightOf({ key, generation }));
  }
}

const flightOf = ({ key, generation }: Place) => `${generation} ${key}`;

const withoutBody = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^content-(length|encoding|type)$/.test(name)),
  );

const withoutWeakMark = (etag: string) => etag.trim().replace(/^W\//, '');

function isKnown(seen: string | undefined, etag: OutgoingHttpHeaders[string]): boolean {
  if (!seen || typeof etag !== 'string') return false;
  return seen.split(',').some((one) => withoutWeakMark(one) === withoutWeakMark(etag));
}
