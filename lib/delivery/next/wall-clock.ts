/**
 * Read in Next.js 16.4.6: incremental-cache/index.js tells the age of entries by
 * `performance.timeOrigin + performance.now()`, the clock of the start, which may have been set since.
 */
export function followWallClock(): void {
  const { now } = Date;
  Object.defineProperty(performance, 'timeOrigin', {
    get: () => now() - performance.now(),
    configurable: true,
  });
}
