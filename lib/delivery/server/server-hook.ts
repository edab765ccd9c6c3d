import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { environment } from '@/lib/env';
import { deliver } from './deliver';
import { drainOnSignal } from './drain';
import { refuseUnanswerable } from './unanswerable';
import { VISITOR_ADDRESS_HEADER, visitorAddress } from './visitor-address';
import { vouchForVisitorAddress } from './visitor-address-voucher';

/**
 * Loaded by Node before Next.js (`--require`), which knows no other way to what is under it: the
 * server that Next.js creates gets its listener wrapped.
 */
const { TRUST_PROXY, SITE_URL } = environment();
const secure = SITE_URL.startsWith('https:');

/** Two years; other hosts of the domain are left to their owners. */
const TRANSPORT_SECURITY = 'max-age=63072000';

const visitorOf = ({ socket, headers }: IncomingMessage) =>
  visitorAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), TRUST_PROXY);

/**
 * A route handler sees no socket and gets `X-Forwarded-For` as the visitor wrote it: the address is
 * written down before, over whatever the visitor sent.
 */
function introduce(listener: RequestListener): RequestListener {
  vouchForVisitorAddress();
  return (request, response) => {
    if (secure) response.setHeader('strict-transport-security', TRANSPORT_SECURITY);
    if (refuseUnanswerable(request, response)) return;
    request.headers[VISITOR_ADDRESS_HEADER] = visitorOf(request);
    listener(request, response);
  };
}

const createServer = http.createServer as (...args: unknown[]) => http.Server;
http.createServer = ((...args: unknown[]) => {
  const server = createServer(
    ...args.map((arg) =>
      typeof arg === 'function' ? deliver(introduce(arg as RequestListener), visitorOf) : arg,
    ),
  );
  drainOnSignal(server);
  return server;
}) as typeof http.createServer;
