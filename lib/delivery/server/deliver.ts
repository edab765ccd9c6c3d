import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { CompressedBodies, type Encoding } from './compressed-bodies';
import { FRONT_CACHE, frontCacheLife } from './front-cache';
import { queuePictures } from './image-queue';
import { RecentAnswers } from './recent-answers';
import { holdWholeBody } from './whole-body';

const MEGABYTE = 1024 * 1024;
const LARGEST_BODY = 2 * MEGABYTE;
/** Smaller bodies gain nothing. */
const SMALLEST_BODY = 1024;

/** Best first. */
const encodings: Encoding[] = ['br', 'gzip'];

/** What browsers say that they read; a handful of different headers. */
const negotiated = new LRUCache<string, { best?: Encoding }>({ max: 100 });

/** The best of our encodings that the browser takes; undefined: none. */
function encodingFor(request: IncomingMessage): Encoding | undefined {
  const header = request.headers['accept-encoding'];
  if (!header) return undefined;
  let known = negotiated.get(header);
  if (!known) {
    const accepted = new Negotiator(request).encodings(encodings);
    known = { best: encodings.find((encoding) => accepted.includes(encoding)) };
    negotiated.set(header, known);
  }
  return known.best;
}

const isCompressible = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.headers.range === undefined &&
  compression.filter(request as Parameters<typeof compression.filter>[0], response as never);

/** A finished body under an ETag: what is worth compressing once. */
function isWhole(request: IncomingMessage, response: ServerResponse): boolean {
  const length = Number(response.getHeader('content-length'));
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    response.statusCode === 200 &&
    response.hasHeader('etag') &&
    !response.hasHeader('content-encoding') &&
    length >= SMALLEST_BODY &&
    length <= LARGEST_BODY &&
    isCompressible(request, response)
  );
}

/**
 * Stands between the wire and Next.js, whose own compression is off. A finished body is compressed
 * once and kept; a stored page is given again for a second; all other texts are compressed as they
 * pass.
 * @param visitorOf the address of who asks
 */
export function deliver(
  listener: RequestListener,
  visitorOf: (request: IncomingMessage) => string,
): RequestListener {
  const bodies = new CompressedBodies(64 * MEGABYTE);
  const recent = new RecentAnswers(32 * MEGABYTE);
  const answer = queuePictures(listener, { atOnce: availableParallelism(), visitorOf });
  const compressPassing = compression({ filter: isCompressible as compression.CompressionFilter });

  return (request, response) => {
    const encoding = encodingFor(request);
    const place = recent.placeOf(request, encoding);
    if (place && recent.answer(place, request, response)) return;

    /** Sends a body compressed; the headers say what is true of its bytes. */
    const finish = async (body: Buffer, send: (bytes: Buffer) => void) => {
      const etag = String(response.getHeader('etag')).replace(/^W\//, '');
      const path = request.url?.split('?')[0] ?? '';
      const head = request.method === 'HEAD';
      // Style sheets and scripts are a part of many pages, and never change.
      const patient = /^text\/css|javascript/.test(String(response.getHeader('content-type')));
      const sent =
        encoding && !head ? await bodies.get(encoding, `${path} ${etag}`, body, { patient }) : body;
      const life = frontCacheLife(response.getHeaders());
      if (life) response.setHeader(FRONT_CACHE, life);
      if (encoding) {
        response.setHeader('content-encoding', encoding);
        // The same text in other bytes.
        response.setHeader('etag', `W/${etag}`);
        response.removeHeader('content-length');
      }
      if (!head) response.setHeader('content-length', sent.length);
      send(sent);
      if (place && !head) recent.keep(place, response, sent);
    };

    const ask = () =>
      compressPassing(request as never, response as never, () => {
        holdWholeBody(response, () => isWhole(request, response), finish);
        answer(request, response);
      });
    if (place) recent.inTurn(place, request, response, ask);
    else ask();
  };
}
