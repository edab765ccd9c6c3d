import type { IncomingMessage, Server } from 'node:http';
import { QUOTES_PATH, UPLOAD_MS } from '@/lib/quotes/upload-limits';

/** Until the last byte of any other request. */
const RECEIVE_MS = 50_000;

/** For the server: no request may take longer. */
export const LONGEST_REQUEST_MS = UPLOAD_MS;

const limitOf = ({ url = '' }: IncomingMessage): number =>
  url.split('?', 1)[0] === QUOTES_PATH ? UPLOAD_MS : RECEIVE_MS;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Node.js knows one limit for all requests; ends those that take longer than their path allows. */
export function limitReceiving(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const end = () => {
      if (request.complete || request.socket.destroyed) return;
      const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, request.socket);
    };
    const timer = setTimeout(end, limitOf(request)).unref();
    request.once('close', () => clearTimeout(timer));
  });
}
