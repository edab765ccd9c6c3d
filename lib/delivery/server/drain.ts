import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Supervisors usually wait 10 s. */
const LIMIT_MS = 8_000;

/** Idle connections stay open for requests that are on their way, and so do those just accepted. */
const GRACE_MS = 1_000;

/** A busy machine takes that long to accept the last connections; their answers have the rest of the limit. */
const ACCEPTING_MS = 4_000;

const SWEEP_MS = 50;
const SHORT_TURN_MS = 0.2;

/** Requests that came while the server was about to stop listening. */
let held: (() => void)[] | undefined;

/** Lets requests wait while they would keep the server from accepting the last connections. */
export const holdWhileClosing =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (held) held.push(() => listener(request, response));
    else listener(request, response);
  };

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

/**
 * `close` of Node.js resets connections that wait to be accepted, and idle ones whose next request is on
 * its way. Node.js accepts one in a turn of the event loop: after a short turn with none, none waits.
 */
function closeGently(server: Server): void {
  const close = server.close.bind(server);
  const closeIdle = server.closeIdleConnections.bind(server);
  const latest = performance.now() + ACCEPTING_MS;
  let hasAccepted = true;
  server.on('connection', () => (hasAccepted = true));

  const closeAfterQuietTurn = (turnBegan: number, done?: (error?: Error) => void) => {
    const now = performance.now();
    const isQuiet = !hasAccepted && now - turnBegan < SHORT_TURN_MS;
    if (!isQuiet && now < latest) {
      hasAccepted = false;
      setImmediate(closeAfterQuietTurn, now, done);
      return;
    }
    close(done);
    setTimeout(() => setInterval(closeIdle, SWEEP_MS).unref(), GRACE_MS).unref();
    for (const answer of held?.splice(0) ?? []) answer();
    held = undefined;
  };
  server.closeIdleConnections = () => undefined;
  server.close = (done) => {
    held = [];
    setImmediate(closeAfterQuietTurn, performance.now(), done);
    return server;
  };
}
