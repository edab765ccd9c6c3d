/**
 * @returns milliseconds of the processor that `work` took in this process: on a busy machine the clock on
 *   the wall also counts other programs
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  return process.cpuUsage(start).user / 1_000;
}
