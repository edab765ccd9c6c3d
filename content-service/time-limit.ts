import type { FastifyRequest } from 'fastify';

/** From the last byte of a request until it is decided whether it is stored; the rest is for the commit. */
const DECIDED_MS = 13_000;
const ANSWERED_MS = 15_000;

/** Nothing was stored, and nothing will be. */
export class LateError extends Error {
  override message = `it was not stored within ${DECIDED_MS} ms`;
}

/** The database was told to store it, and has not answered. */
export class UnknownOutcomeError extends Error {
  override message = 'it may have been stored';
}

export interface TimeLimit {
  /** @throws LateError where the time is over */
  check(): void;
  /** The last step before the commit. @throws LateError where the time is over */
  beforeCommit(): void;
}

/**
 * Answers within 15 s of the last byte of a request. What is late goes on, and stores nothing.
 * @throws what the work throws; LateError; UnknownOutcomeError where the commit takes too long
 */
export async function withinTime<T>(
  { raw }: Pick<FastifyRequest, 'raw'>,
  work: (time: TimeLimit) => Promise<T>,
): Promise<T> {
  let end = Infinity;
  let isCommitting = false;
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    if (performance.now() >= end) throw new LateError();
  };
  const time: TimeLimit = {
    check,
    beforeCommit: () => {
      check();
      isCommitting = true;
    },
  };
  let begin = () => {};
  const late = new Promise<never>((_, reject) => {
    const decide = () => {
      if (!isCommitting) return reject(new LateError());
      timer = setTimeout(() => reject(new UnknownOutcomeError()), ANSWERED_MS - DECIDED_MS);
    };
    begin = () => {
      end = performance.now() + DECIDED_MS;
      timer = setTimeout(decide, DECIDED_MS);
    };
  });
  if (raw.readableEnded) begin();
  else raw.once('end', begin);
  try {
    return await Promise.race([work(time), late]);
  } finally {
    raw.off('end', begin);
    clearTimeout(timer);
  }
}
