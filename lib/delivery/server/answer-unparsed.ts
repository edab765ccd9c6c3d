import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';

/** How long a client may take to read the answer. */
const READ_MS = 2_000;

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node.js would answer these without our headers, or not at all. */
export function answerUnparsed(server: Server, headers: Record<string, string>): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    const { bytesWritten } = socket as Socket;
    // Behind a first answer, or the start of one, it would corrupt that answer.
    if (code === 'ECONNRESET' || bytesWritten > 0 || !socket.writable) socket.destroy();
    else end(socket, statusOf[code] ?? 400, head);
  });
  server.on('connect', (_, socket) => end(socket, 405, head));
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function end(socket: Duplex, status: number, head: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}`);
  setTimeout(() => socket.destroy(), READ_MS).unref();
}
