import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Whoever has not been answered by then is cut off, in ms. Supervisors usually wait 10 s. */
const LIMIT_MS = 8_000;

/** How often connections that have become idle are closed, in ms. */
const SWEEP_MS = 50;

/**
 * Lets the process end in order: Next.js stops listening and waits for what has begun; here nobody
 * keeps a connection open for a further request, and what hangs does not keep the process alive.
 */
export function drainOnSignal(server: Server): void {
  let draining = false;

  const drain = (signal: 'SIGTERM' | 'SIGINT') => {
    if (draining) return;
    draining = true;
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader('connection', 'close');
    });
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    // As a shell reports a program that a signal has ended.
    setTimeout(() => process.exit(signal === 'SIGTERM' ? 143 : 130), LIMIT_MS).unref();
  };
  process.on('SIGTERM', drain).on('SIGINT', drain);
}
