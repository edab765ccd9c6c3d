/**
 * Runs work that has to end in time.
 * A signal alone does not see to that: fetch copies its request, and Node.js may forget the signal of
 * a copy once nothing else holds it (nodejs/undici#4068). A body that never comes would be awaited
 * for minutes.
 * @param ms how long it may take
 * @param work gets a signal to stop its requests with
 * @throws what the work throws; a TimeoutError when the time is over
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
