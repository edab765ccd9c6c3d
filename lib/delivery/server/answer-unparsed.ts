import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { FIXED_HEADERS, PLAIN_POLICY } from '@/lib/http/fixed-headers';

/** How long a client may take to read the answer, in ms. */
const READ_MS = 2_000;

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node.js would answer without headers, or not at all, because it is no request for a listener. */
export function answerUnparsed(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const { bytesWritten } = socket as Socket;
    // After a first answer, or the start of one, the client would take this for a part of it.
    if (code === 'ECONNRESET' || bytesWritten > 0 || !socket.writable) socket.destroy();
    else end(socket, statusOf[code] ?? 400);
  });
  server.on('connect', (_, socket) => end(socket, 405));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function end(socket: Duplex, status: number): void {
  const headers = {
    ...FIXED_HEADERS,
    'Content-Security-Policy': PLAIN_POLICY,
    Connection: 'close',
    'Content-Length': 0,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  setTimeout(() => socket.destroy(), READ_MS).unref();
}
