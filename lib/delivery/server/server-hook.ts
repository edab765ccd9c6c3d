import type { IncomingMessage, RequestListener, Server, ServerOptions } from 'node:http';
import onHeaders from 'on-headers';
import { countAnswer } from '@/lib/features/counts/count-answer';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { clientIp } from '@/node/client-ip';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import { FIXED_HEADERS, PLAIN_POLICY } from '@/lib/platform/http/fixed-headers';
import { isLeftOutOfSearch } from '@/lib/features/seo/noindex';
import { trustClientIpHeader } from '@/lib/platform/http/trusted-client-ip';
import CacheHandler from '../cache/cache-handler';
import { removePageTags } from '@/lib/delivery/cache/page-tags-header';
import { logConsole } from '../next/console-lines';
import { wrapServers } from '../next/http-server';
import { listenOn } from '../next/listen-on';
import { answerUnparsed } from './answer-unparsed';
import { awaitLanguage } from './await-language';
import { cleanQuery } from './clean-query';
import { deliver } from './deliver';
import { drainOnSignal, holdWhileClosing } from './drain';
import { limitMaking, limitPages } from './limit-pages';
import { limitReceiving, LONGEST_REQUEST_MS } from './receiving-time';
import { toOriginForm } from './origin-form';
import { leadToPlainEscapes } from './plain-escapes';
import { answerPageData, PageDataCache } from './answer-page-data';
import { rejectMalformed } from './reject-malformed';
import { keepPreviewPrivate } from './private-previews';
import { shareNotFound } from './share-not-found';
import { rejectUnknownFile } from './unknown-files';

// The start program loads it before Next.js.

const { HOSTNAME, TRUST_PROXY, SITE_URL } = environment();
const ownHost = new URL(SITE_URL).host;
const isSecure = SITE_URL.startsWith('https:');

/** Two years; not for other hosts of the domain. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000';

/** Slow or silent clients: at most a minute; `limitReceiving` knows the exception. */
const options: ServerOptions = {
  headersTimeout: 20_000,
  requestTimeout: LONGEST_REQUEST_MS,
  connectionsCheckingInterval: 5_000,
  // Its answer would lack our headers; `rejectMalformed` gives one.
  requireHostHeader: false,
};
const SILENCE_MS = 55_000;

const clientIpOf = ({ socket, headers }: IncomingMessage) =>
  clientIp(socket.remoteAddress, headers['x-forwarded-for']?.toString(), TRUST_PROXY);

const fixedHeaders = {
  ...FIXED_HEADERS,
  ...(isLeftOutOfSearch(environment()) && { 'X-Robots-Tag': 'noindex, nofollow' }),
  ...(isSecure && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
};
const fixedEntries = Object.entries(fixedHeaders);
/** Of answers that are no pages. */
const plainHeaders = { ...fixedHeaders, 'Content-Security-Policy': PLAIN_POLICY };

const pageData = new PageDataCache();

/** Route handlers see no socket: a header, overwritten here, tells them the client IP. */
const prepareRequest = (listener: RequestListener): RequestListener => {
  const limited = answerPageData(limitPages(listener, clientIpOf), {
    pageData,
    limit: limitMaking(clientIpOf),
  });
  return (request, response) => {
    for (const [name, value] of fixedEntries) response.setHeader(name, value);
    onHeaders(response, () => {
      // Of a body that is too large nobody reads the rest, which would stand before the next request.
      if (response.statusCode === 413) response.setHeader('connection', 'close');
      // That of a page which a browser has stays: it would take this one for the page's.
      if (response.statusCode !== 304 && !response.hasHeader('content-security-policy'))
        response.setHeader('content-security-policy', PLAIN_POLICY);
      removePageTags(response);
      // Repeats the location of a redirect for a browser that is no more; with a long query proxies refuse both.
      response.removeHeader('refresh');
      // Repeats the query.
      response.removeHeader('x-middleware-rewrite');
      // Next.js 16.4.6 sends that of a page twice when it has just been rendered; nginx refuses such an answer.
      const location = response.getHeader('location');
      if (Array.isArray(location)) response.setHeader('location', location[0]!);
    });
    keepPreviewPrivate(request, response);
    if (rejectMalformed(request, response)) return;
    request.headers[CLIENT_IP_HEADER] = clientIpOf(request);
    limited(request, response);
  };
};

function wrap(listener: RequestListener): RequestListener {
  const answer = deliver(prepareRequest(listener), clientIpOf, pageData);
  return holdWhileClosing((request, response) => {
    toOriginForm(request, ownHost);
    cleanQuery(request);
    countAnswer(request, response);
    if (leadToPlainEscapes(request, response, plainHeaders)) return;
    if (rejectUnknownFile(request, response, plainHeaders)) return;
    if (awaitLanguage(request, response, plainHeaders)) return;
    shareNotFound(request);
    answer(request, response);
  });
}

let noteListening: () => void;

/** Until the site accepts connections. */
export const listening = new Promise<void>((resolve) => (noteListening = resolve));

function onServer(server: Server): void {
  server.once('listening', noteListening);
  if (HOSTNAME) listenOn(server, HOSTNAME);
  server.timeout = SILENCE_MS;
  answerUnparsed(server, plainHeaders);
  limitReceiving(server);
  drainOnSignal(server);
}

logConsole();
trustClientIpHeader();
wrapServers({ options, wrap, onServer });
// For `next/cache-handler.mjs`.
globalSingleton('cache-handler', () => CacheHandler);
