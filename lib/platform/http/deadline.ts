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
