import { setImmediate } from 'node:timers/promises';

/** After so long a loop lets other work run, in ms. */
const MAX_BLOCKING_MS = 10;

/** @returns what a long loop awaits at every step */
export function yielder(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start <= MAX_BLOCKING_MS) return undefined;
    return setImmediate().then(() => {
      start = performance.now();
    });
  };
}
