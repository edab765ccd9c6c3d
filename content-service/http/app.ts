import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { watchSpeed, type Sender } from '../../node/watch-speed';
import { replyNotFound, replyToError } from './http-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Within which the whole request must have arrived. */
    receiveMs?: number;
    /** Ends senders who are slower than uploads may be. */
    isUpload?: boolean;
  }
}

const BODY_LIMIT_BYTES = 16 * 1024;
/** In which a request must have arrived, unless its route says otherwise. */
const REQUEST_TIMEOUT_MS = 15_000;
const LONGEST_REQUEST_MS = 20 * 60_000;
/** Without a request. */
const KEEP_ALIVE_MS = 30_000;
/** Without a byte in either direction. */
const SILENCE_MS = 50_000;
const TIMEOUT_CHECK_MS = 5_000;

export const senderOf = ({ raw }: FastifyRequest): Sender => ({
  received: () => raw.socket.bytesRead,
  isHeldUp: () => raw.complete || raw.readableLength > 0,
  end: () => void (raw.complete || raw.destroy()),
});

/** A server with its limits, without routes. @param onError answers what a route has thrown */
export function createApp(
  log: FastifyBaseLogger,
  onError: typeof replyToError = replyToError,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // URLs contain e-mails, so the hook below logs the route instead.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // The site sends its own request id, so that both logs can be read together.
    requestIdHeader: 'x-request-id',
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENCE_MS,
    // Node.js swaps the two timeouts where that of the headers is the longer one.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    frameworkErrors: (error, request, reply) => void replyToError(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(onError);
  app.setNotFoundHandler(replyNotFound);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { receiveMs = REQUEST_TIMEOUT_MS, isUpload } = request.routeOptions.config;
    const sender = senderOf(request);
    const timer = setTimeout(sender.end, receiveMs).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    if (isUpload) reply.raw.once('close', watchSpeed(sender));
  });
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  // Keep-alive connections would delay closing.
  app.addHook('onSend', async (_request, reply) => {
    // Of a body that is too large nobody reads the rest, which would stand before the next request.
    if (closing || reply.statusCode === 413) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    const { statusCode, elapsedTime } = reply;
    request.log.debug({ method: request.method, route, statusCode, elapsedTime }, 'answered');
  });
  return app;
}
