/** What holds up this process itself, such as a busy machine, takes one part of the time at most. */
const PARTS = 10;

/**
 * A signal alone is not enough: Node.js may collect fetch's copy of it (nodejs/undici#4068).
 * @throws what the work throws, or a TimeoutError
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = PARTS;
    timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      const error = new DOMException(`no answer within ${ms} ms`, 'TimeoutError');
      reject(error);
      abort.abort(error);
    }, ms / PARTS);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearInterval(timer);
  }
}
