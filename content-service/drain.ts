import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Requests that take longer are cut off at the end, in ms. */
const LIMIT_MS = 10_000;

/**
 * Lets what is under way come to its end.
 * @param close resolves when everything has
 * @returns the exit code of the program: 1 where something was cut off or went wrong
 */
export async function drain(
  close: () => Promise<void>,
  log: FastifyBaseLogger,
  limitMs = LIMIT_MS,
): Promise<0 | 1> {
  const late = sleep(limitMs, true, { ref: false });
  try {
    if (!(await Promise.race([close(), late]))) return 0;
    log.error({ limitMs }, 'Stopped before everything had come to its end');
  } catch (err) {
    log.error({ err }, 'Could not stop in order');
  }
  return 1;
}
