import 'server-only';
import pino from 'pino';
import { logLevel } from './env';
import { currentRequestId } from './requests';

export const log = pino({
  name: 'site',
  level: logLevel(),
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
