import 'server-only';
import pino from 'pino';

/** One JSON line an event, on standard output. */
export const log = pino({ name: 'site', level: process.env.LOG_LEVEL ?? 'info' });
