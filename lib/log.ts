import 'server-only';
import pino from 'pino';
import { environmentSchema } from './env';
import { currentRequestId } from './request-scope';

/** A bad level has stopped the start; the tests of single modules start nothing. */
const level = environmentSchema.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? 'info';

/** One JSON line an event, on standard output; what happens for an API request carries its id. */
export const log = pino({
  name: 'site',
  level,
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
