import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { placeOf } from '@/lib/pages/languages';
import { isOfQuery } from '@/lib/pages/routes/queries';
import { LENGTH_HEADER } from '@/lib/platform/http/length-header';
import { removePageTags } from '@/lib/delivery/cache/page-tags-header';
import { CACHE_STATE_HEADER } from '../next/headers';
import { askAsEverybody } from './ask-as-everybody';
import { compress, CompressedBodies, type Encoding } from './compressed-bodies';
import { finished } from './finished-page';
import { queueImages } from './image-queue';
import { hasPageData, pageDataUrl } from '../html/page-data';
import { dataNameOf, PageDataCache } from './answer-page-data';
import { isFailedPage } from './last-page';
import { asksForPage, isPage, pathOf } from './page-requests';
import { QueryPages, type Keep } from './query-pages';
import { answerOf, isKnown, answerKey, StoredAnswers } from './stored-answers';
import { isOfPreview } from './private-previews';
import { PROXY_CACHE_HEADER, proxyCacheExpiry } from './proxy-cache';
import { isWellFormed } from './reject-malformed';
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

/** Downloads stay as they are: browsers show how much is left, and go on where one broke off. */
const isCompressible = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.headers.range === undefined &&
  !String(response.getHeader('cache-control')).includes('no-transform') &&
  compression.filter(request as Parameters<typeof compression.filter>[0], response as never);

/** Whether the body is needed as a whole: to finish a page, or to compress what is asked for again only once. */
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

function giveLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  response.setHeader('content-length', length);
}

/** Next.js gives it neither length nor ETag. */
const isStoredPageData = (response: ServerResponse): boolean =>
  /^text\/x-component/.test(String(response.getHeader('content-type'))) &&
  /s-maxage/.test(String(response.getHeader('cache-control'))) &&
  /^(HIT|MISS)$/.test(String(response.getHeader(CACHE_STATE_HEADER)));

/** @param dataName stands in what is sent */
function etagOf(response: ServerResponse, body: Buffer, dataName = ''): string {
  const given = response.getHeader('etag')?.toString().replace(/^W\//, '');
  const etag = given ?? `"${createHash('sha1').update(body).digest('base64url')}"`;
  return dataName ? etag.replace(/"$/, `-${dataName.slice(0, 8)}"`) : etag;
}

type Ask = { encoding?: Encoding; key?: string; keep?: Keep; collected?: ReadonlySet<string> };

function sendUnchanged(response: ServerResponse, send: (bytes: Buffer) => void): void {
  response.statusCode = 304;
  for (const name of ['content-length', 'content-encoding', 'content-type'])
    response.removeHeader(name);
  send(Buffer.alloc(0));
}

/** Neither nginx nor a CDN keeps what anybody can ask for anew; a browser asks whether it has changed. */
const BY_ETAG = 'private, no-cache';

/** The response pipeline in front of Next.js, whose own compression is off. */
export function deliver(
  listener: RequestListener,
  clientIpOf: (request: IncomingMessage) => string,
  pageData = new PageDataCache(),
): RequestListener {
  const bodies = new CompressedBodies(64 * MEGABYTE);
  const answers = new StoredAnswers({ maxBytes: 32 * MEGABYTE });
  const queryPages = new QueryPages();
  const answer = queueImages(listener, { concurrency: availableParallelism(), clientIpOf });
  // What has parts is compressed as a whole, if at all: its answer then says that it has none.
  const compressStream = compression({
    filter: ((request, response) => {
      if (!isCompressible(request as never, response as never)) return false;
      if (!response.hasHeader('accept-ranges')) return true;
      response.appendHeader('vary', 'Accept-Encoding');
      return false;
    }) as compression.CompressionFilter,
  });

  function ask(
    request: IncomingMessage,
    response: ServerResponse,
    { encoding, key, keep, collected }: Ask,
  ) {
    // Answered below: Next.js does not know the ETag of a page as it is sent.
    const seen = request.headers['if-none-match'];
    if (asksForPage(request)) delete request.headers['if-none-match'];
    const sendWhole = async (rendered: Buffer, send: (bytes: Buffer) => void) => {
      const { make, source, isPage, isWhole } = await finished(request, response, rendered);
      const tags = removePageTags(response);
      const isGood = response.statusCode === 200 || isSharedNotFound(request, response);
      const isShared = isGood && isWhole && (!isPage || tags !== undefined || keep !== undefined);
      const url = keep ? request.url! : pathOf(request);
      const madeFrom = tags ?? collected;
      const hasData = isShared && isPage && hasPageData(source);
      const dataName = hasData && madeFrom ? dataNameOf(url, madeFrom) : undefined;
      const etag = isShared ? etagOf(response, source, dataName) : undefined;
      const name = etag && !keep ? `${pathOf(request)} ${etag}` : undefined;
      const coding = isShared || source.length >= MIN_BODY ? encoding : undefined;
      const isHead = request.method === 'HEAD';
      const makePage = () => {
        const { page, data } = make(dataName && pageDataUrl(dataName, url));
        if (data) pageData.keep(dataName!, data, { isOfQuery: keep !== undefined });
        return page;
      };
      if (keep && isShared) response.setHeader('cache-control', BY_ETAG);
      const expiry = proxyCacheExpiry(response.getHeaders());
      if (expiry) response.setHeader(PROXY_CACHE_HEADER, expiry);
      if (etag) response.setHeader('etag', coding ? `W/${etag}` : etag);
      else response.removeHeader('etag');
      if (response.statusCode === 200 && isKnown(seen, etag)) return sendUnchanged(response, send);
      const sent =
        coding && !isHead ? await compressed(coding, name, makePage, response) : makePage();
      if (coding) {
        response.setHeader('content-encoding', coding);
        for (const name of ['content-length', 'accept-ranges']) response.removeHeader(name);
      }
      if (!isHead) response.setHeader('content-length', sent.length);
      send(sent);
      if (key && tags && isShared && !isHead) answers.store(key, answerOf(response, sent, tags));
      if (isWhole) keep?.(response, sent);
    };

    compressStream(request as never, response as never, () => {
      const decide = () => {
        giveLength(response);
        return isHeld(request, response);
      };
      holdWholeBody(response, decide, sendWhole);
      // Next.js has no body for HEAD, and so neither policy nor length of the page; Node.js sends none.
      if (request.method === 'HEAD' && asksForPage(request)) request.method = 'GET';
      answer(request, response);
    });
  }

  /** @param name of a body that is sent again and again */
  async function compressed(
    encoding: Encoding,
    name: string | undefined,
    make: () => Buffer,
    response: ServerResponse,
  ): Promise<Buffer> {
    if (!name) return compress(encoding, 'once', make());
    const isAsset = /^text\/css|javascript/.test(String(response.getHeader('content-type')));
    return bodies.get(name, { encoding, make, kind: isAsset ? 'asset' : 'page' });
  }

  return (request, response) => {
    const isShared = isWellFormed(request) && askAsEverybody(request);
    const encoding = request.headers.range === undefined ? encodingFor(request) : undefined;
    if (!isShared) return ask(request, response, { encoding });
    const key = answerKey(request, encoding);
    if (!asksForPage(request) || !isOfQuery(placeOf(request.url!).path)) {
      if (!answers.serve(key, request, response)) ask(request, response, { encoding, key });
      return;
    }
    void queryPages.answer(key, request, response, (collected, keep) =>
      ask(request, response, { encoding, keep, collected }),
    );
  };
}
