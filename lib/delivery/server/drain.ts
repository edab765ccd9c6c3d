import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Supervisors usually wait 10 s. */
const LIMIT_MS = 8_000;

/** Idle connections stay open for requests that are on their way. */
const GRACE_MS = 1_000;

const SWEEP_MS = 50;

/** Next.js waits for open requests; this closes idle connections and limits the wait. */
export function drainOnSignal(server: Server): void {
  let isDraining = false;

  const drain = (signal: 'SIGTERM' | 'SIGINT') => {
    if (isDraining) return;
    isDraining = true;
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader('connection', 'close');
    });
    closeGently(server);
    // The codes that a shell gives a program ended by a signal.
    setTimeout(() => process.exit(signal === 'SIGTERM' ? 143 : 130), LIMIT_MS).unref();
  };
  process.on('SIGTERM', drain).on('SIGINT', drain);
}

/** `close` of Node.js resets connections whose request, or which themselves, have not been read yet. */
function closeGently(server: Server): void {
  const close = server.close.bind(server);
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined;
  server.close = (done) => {
    // After connections that wait in the queue of the system have been accepted.
    setImmediate(close, done);
    return server;
  };
  setTimeout(() => setInterval(closeIdle, SWEEP_MS).unref(), GRACE_MS).unref();
}
