import 'server-only';
import pino from 'pino';
import { environmentSchema } from './env';
import { currentRequestId } from './request-scope';

/** Unit tests skip the check at start. */
const level = environmentSchema.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? 'info';

export const log = pino({
  name: 'site',
  level,
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
