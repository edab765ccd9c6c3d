import type { IncomingMessage, Server } from 'node:http';
import { QUOTES_PATH, UPLOAD_MS } from '@/contract/upload-limits';
import { watchSpeed } from '@/node/watch-speed';

/** Until the last byte of any other request. */
const RECEIVE_MS = 50_000;

/** For the server: no request may take longer. */
export const LONGEST_REQUEST_MS = UPLOAD_MS;

const isUpload = ({ url = '' }: IncomingMessage): boolean => url.split('?', 1)[0] === QUOTES_PATH;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Node.js knows one limit for all requests; ends those that take longer than their path allows, and
 * uploads that are too slow to be ones.
 */
export function limitReceiving(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const end = () => {
      if (request.complete || socket.destroyed) return;
      const error = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, socket);
    };
    const timer = setTimeout(end, isUpload(request) ? UPLOAD_MS : RECEIVE_MS).unref();
    const stopWatching = isUpload(request)
      ? watchSpeed({
          received: () => socket.bytesRead,
          isHeldUp: () => request.readableLength > 0,
          end,
        })
      : undefined;
    request.once('close', () => {
      clearTimeout(timer);
      stopWatching?.();
    });
  });
}
