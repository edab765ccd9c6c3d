/**
 * Read in Next.js 16.4.6: server/lib/start-server.js calls `http.createServer`. Its `upgrade` listener
 * answers nobody in production, and leaves connections open.
 */
import http, { type RequestListener, type Server, type ServerOptions } from 'node:http';

type Wrapping = {
  options: ServerOptions;
  wrap: (listener: RequestListener) => RequestListener;
  onServer: (server: Server) => void;
};

/** Wraps the listener of every server created from now on; call it before Next.js is loaded. */
export function wrapServers({ options, wrap, onServer }: Wrapping): void {
  const { createServer } = http;
  http.createServer = ((...args: unknown[]) => {
    const listener = args.find((arg) => typeof arg === 'function') as RequestListener | undefined;
    const server = createServer(options, listener && wrap(listener));
    withoutUpgrades(server);
    onServer(server);
    return server;
  }) as typeof http.createServer;
}

/** Without a listener for upgrades Node.js answers such requests as ordinary ones. */
function withoutUpgrades(server: Server): void {
  const add = server.on.bind(server) as (...args: unknown[]) => Server;
  const addUnlessUpgrade = (...args: unknown[]) => (args[0] === 'upgrade' ? server : add(...args));
  server.on = server.addListener = addUnlessUpgrade as typeof server.on;
}
