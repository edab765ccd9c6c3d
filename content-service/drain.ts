import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

const LIMIT_MS = 10_000;

/**
 * Waits until the service has closed, or until the limit is over.
 * @returns the exit code of the program: 1 when closing failed or took too long
 */
export async function drain(
  close: () => Promise<void>,
  log: FastifyBaseLogger,
  limitMs = LIMIT_MS,
): Promise<0 | 1> {
  const timeout = sleep(limitMs, true, { ref: false });
  try {
    if (!(await Promise.race([close(), timeout]))) return 0;
    log.error({ limitMs }, 'Stopped before all requests were finished');
  } catch (err) {
    log.error({ err }, 'Closing failed');
  }
  return 1;
}
