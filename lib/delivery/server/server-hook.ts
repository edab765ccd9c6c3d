import type { IncomingMessage, RequestListener } from 'node:http';
import { environment } from '@/lib/env';
import { CLIENT_IP_HEADER, clientIp } from '@/lib/http/client-ip';
import { trustClientIpHeader } from '@/lib/http/trusted-client-ip';
import { wrapServers } from '../next/http-server';
import { deliver } from './deliver';
import { drainOnSignal } from './drain';
import { rejectMalformed } from './reject-malformed';

// Loaded before Next.js by `--require`.

const { TRUST_PROXY, SITE_URL } = environment();
const isSecure = SITE_URL.startsWith('https:');

/** Two years; not for other hosts of the domain. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000';

const clientIpOf = ({ socket, headers }: IncomingMessage) =>
  clientIp(socket.remoteAddress, headers['x-forwarded-for']?.toString(), TRUST_PROXY);

/** Route handlers see no socket: a header, overwritten here, tells them the client IP. */
const prepareRequest =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', STRICT_TRANSPORT_SECURITY);
    if (rejectMalformed(request, response)) return;
    request.headers[CLIENT_IP_HEADER] = clientIpOf(request);
    listener(request, response);
  };

trustClientIpHeader();
wrapServers((listener) => deliver(prepareRequest(listener), clientIpOf), drainOnSignal);
