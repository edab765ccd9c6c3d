import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Supervisors usually wait 10 s. */
const LIMIT_MS = 8_000;

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
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref();
    // The codes that a shell gives a program ended by a signal.
    setTimeout(() => process.exit(signal === 'SIGTERM' ? 143 : 130), LIMIT_MS).unref();
  };
  process.on('SIGTERM', drain).on('SIGINT', drain);
}
