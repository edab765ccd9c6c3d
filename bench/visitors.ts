/** A new visit starts whether or not the one before has been answered. */
export const VISITS_A_SECOND = 20;

/**
 * Visits pages at even intervals until `work` is done.
 * @param nextUrl of each visit
 * @returns response times in ms, how many visits got no answer, and what `work` returned
 */
export async function visitsDuring<T>(
  nextUrl: () => string,
  work: () => Promise<T>,
): Promise<{ times: number[]; lost: number; result: T }> {
  const times: number[] = [];
  let lost = 0;
  const open = new Set<Promise<void>>();
  const visit = async () => {
    const start = performance.now();
    await (await fetch(nextUrl())).arrayBuffer();
    times.push(performance.now() - start);
  };
  const timer = setInterval(() => {
    const one = visit()
      .catch(() => void lost++)
      .finally(() => open.delete(one));
    open.add(one);
  }, 1_000 / VISITS_A_SECOND);
  try {
    const result = await work();
    clearInterval(timer);
    await Promise.all(open);
    return { times, lost, result };
  } finally {
    clearInterval(timer);
  }
}
