import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long open requests may take before the process ends, in ms. Supervisors usually wait 10 s. */
const LIMIT_MS = 8_000;

/** How often idle connections are closed, in ms. */
const SWEEP_MS = 50;

/**
 * Ends the process in order on SIGTERM or SIGINT: Next.js stops listening and waits for open requests;
 * here connections are closed after their response, and a request that hangs ends with the process.
 */
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
