/**
 * @returns milliseconds of the processor that `work` took in this process: on a busy machine the clock on
 *   the wall also counts other programs
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  return process.cpuUsage(start).user / 1_000;
}

const TRIES = 3;

/** @returns the least of some tries by `processorMs`, since compiler and garbage collector take turns */
export async function quickestMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  while (times.length < TRIES) times.push(await processorMs(work));
  return Math.min(...times);
}
