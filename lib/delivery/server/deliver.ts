import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { takeTags } from '../cache/made-from';
import { CACHE_STATE_HEADER } from '../next/headers';
import { CompressedBodies, compressQuickly, type Encoding } from './compressed-bodies';
import { finished } from './finished-page';
import { queueImages } from './image-queue';
import { isFailedPage } from './last-page';
import { asksForPage, isPage, pathOf } from './page-requests';
import { StoredAnswers } from './stored-answers';
import { isOfPreview } from './private-previews';
import { PROXY_CACHE_HEADER, proxyCacheExpiry } from './proxy-cache';
import { isSharedNotFound } from './share-not-found';
import { holdWholeBody } from './whole-body';

const MEGABYTE = 1024 * 1024;
const MAX_BODY = 2 * MEGABYTE;
const MIN_BODY = 1024;

const encodings: Encoding[] = ['br', 'gzip']; // best first

const negotiated = new LRUCache<string, { best?: Encoding }>({ max: 100 });

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

/** Whether the body is needed as a whole: to finish a page, or to compress once what is asked for again. */
function isHeld(request: IncomingMessage, response: ServerResponse): boolean {
  if (isPage(response) || isFailedPage(request, response)) return true;
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isOfPreview(request) &&
    response.statusCode === 200 &&
    (isOfKnownLength(response) || isStoredPageData(response)) &&
    !response.hasHeader('content-encoding') &&
    isCompressible(request, response)
  );
}

function isOfKnownLength(response: ServerResponse): boolean {
  const length = Number(response.getHeader('content-length'));
  return response.hasHeader('etag') && length >= MIN_BODY && length <= MAX_BODY;
}

/** Next.js gives it neither length nor ETag. */
const isStoredPageData = (response: ServerResponse): boolean =>
  /^text\/x-component/.test(String(response.getHeader('content-type'))) &&
  /s-maxage/.test(String(response.getHeader('cache-control'))) &&
  /^(HIT|MISS)$/.test(String(response.getHeader(CACHE_STATE_HEADER)));

const etagOf = (response: ServerResponse, body: Buffer): string =>
  response.getHeader('etag')?.toString() ??
  `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * A page is the same for everybody: Next.js has no body for HEAD, and so neither policy nor length of the page,
 * and streams the head of one whose reader it does not know (`htmlLimitedBots`).
 */
function askAsEverybody(request: IncomingMessage): void {
  if (request.method === 'HEAD') request.method = 'GET'; // Node.js sends no body all the same.
  request.headers['user-agent'] ??= 'unknown';
}

/** What is for one visitor, or says that something failed. */
async function sendOnce(
  response: ServerResponse,
  body: Buffer,
  encoding: Encoding | undefined,
  send: (bytes: Buffer) => void,
): Promise<void> {
  const isLong = encoding && body.length >= MIN_BODY;
  const sent = isLong ? await compressQuickly(encoding, body) : body;
  if (isLong) response.setHeader('content-encoding', encoding);
  response.removeHeader('etag');
  response.setHeader('content-length', sent.length);
  send(sent);
}

/** The response pipeline in front of Next.js, whose own compression is off. */
export function deliver(
  listener: RequestListener,
  clientIpOf: (request: IncomingMessage) => string,
): RequestListener {
  const bodies = new CompressedBodies(64 * MEGABYTE);
  const answers = new StoredAnswers(32 * MEGABYTE, bodies);
  const answer = queueImages(listener, { concurrency: availableParallelism(), clientIpOf });
  const compressStream = compression({ filter: isCompressible as compression.CompressionFilter });

  return (request, response) => {
    const encoding = request.headers.range === undefined ? encodingFor(request) : undefined;
    const slot = answers.slotOf(request, encoding);
    if (slot && answers.serve(slot, request, response)) return;

    const sendWhole = async (rendered: Buffer, send: (bytes: Buffer) => void) => {
      const { make, source, isPage } = await finished(request, response, rendered);
      const tags = takeTags(response);
      const isShared = response.statusCode === 200 || isSharedNotFound(request, response);
      if (!isShared || (isPage && !tags)) return sendOnce(response, make(), encoding, send);
      const etag = etagOf(response, source).replace(/^W\//, '');
      const name = `${pathOf(request)} ${etag}`;
      const isHead = request.method === 'HEAD';
      // Style sheets and scripts never change and are used by many pages.
      const atBest = /^text\/css|javascript/.test(String(response.getHeader('content-type')));
      const sent =
        encoding && !isHead ? await bodies.get(encoding, name, make, { atBest }) : make();
      const expiry = proxyCacheExpiry(response.getHeaders());
      if (expiry) response.setHeader(PROXY_CACHE_HEADER, expiry);
      response.setHeader('etag', encoding ? `W/${etag}` : etag);
      if (encoding) {
        response.setHeader('content-encoding', encoding);
        response.removeHeader('content-length');
      }
      if (!isHead) response.setHeader('content-length', sent.length);
      send(sent);
      if (slot && !isHead) answers.store(slot, response, sent, { name, tags });
    };

    compressStream(request as never, response as never, () => {
      holdWholeBody(response, () => isHeld(request, response), sendWhole);
      if (asksForPage(request)) askAsEverybody(request);
      answer(request, response);
    });
  };
}
