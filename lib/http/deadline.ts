/**
 * Runs work with a time limit. A signal alone is not enough: fetch copies its request, and Node.js
 * may collect the copy's signal (nodejs/undici#4068), so that a missing body is awaited for
 * minutes.
 * @param work gets a signal for its requests
 * @throws what the work throws, or a TimeoutError
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no answer within ${ms} ms`, 'TimeoutError');
      reject(error);
      abort.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
