/** Read in Next.js 16.4.6: server/lib/start-server.js calls `http.createServer`. */
import http, { type RequestListener, type Server } from 'node:http';

/** Wraps the listener of every server created from now on; call it before Next.js is loaded. */
export function wrapServers(
  wrap: (listener: RequestListener) => RequestListener,
  onServer: (server: Server) => void,
): void {
  const createServer = http.createServer as (...args: unknown[]) => Server;
  http.createServer = ((...args: unknown[]) => {
    const server = createServer(
      ...args.map((arg) => (typeof arg === 'function' ? wrap(arg as RequestListener) : arg)),
    );
    onServer(server);
    return server;
  }) as typeof http.createServer;
}
