import 'server-only';
import pino from 'pino';
import { logLevel } from './env';
import { currentRequestId } from './request-scope';

export const log = pino({
  name: 'site',
  level: logLevel(),
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
