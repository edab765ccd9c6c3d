import 'server-only';
import pino from 'pino';
import { environmentSchema } from './env';
import { currentRequestId } from './request-scope';

/** An invalid level stops the start; unit tests skip that check. */
const level = environmentSchema.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? 'info';

/** JSON lines on standard output, with the request id where there is one. */
export const log = pino({
  name: 'site',
  level,
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
