import { setTimeout as sleep } from 'node:timers/promises';

/** The first wait; doubled after each further failure. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** After it a program counts as one that runs. */
const SOUND_MS = 60_000;

interface Program {
  /** Of one that runs; resolves when it has ended. @returns how, for a message: `SIGKILL` or `1` */
  ended: Promise<string>;
  stop: () => void;
}

interface Options {
  /** For messages, as in “The content service stopped”. */
  name: string;
  /** @throws when it does not start */
  start: () => Promise<Program>;
  say?: (line: string) => void;
  firstWaitMs?: number;
}

/**
 * Starts a program again whenever it ends by itself, later after each failure.
 * @param running it has been started already; undefined where it did not start
 */
export function keepRunning(
  { name, start, say = console.error, firstWaitMs = FIRST_WAIT_MS }: Options,
  running?: Program,
) {
  let current = running;
  const stopping = new AbortController();

  async function keep(): Promise<void> {
    let how = 'did not start';
    for (let failures = 0; ; failures += 1) {
      if (current) {
        const since = performance.now();
        how = `stopped (${await current.ended})`;
        current = undefined;
        if (performance.now() - since >= SOUND_MS) failures = 0;
      }
      if (stopping.signal.aborted) return;
      const wait = Math.min(firstWaitMs * 2 ** failures, LONGEST_WAIT_MS);
      say(`${name} ${how}; it is started again in ${Math.ceil(wait / 1_000)} s.`);
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      current = await start().catch(() => undefined);
      if (current && stopping.signal.aborted) current.stop();
      else if (current) say(`${name} runs again.`);
      how = 'did not start';
    }
  }

  const done = keep();
  return {
    /** Resolves when the program has ended. */
    stop: async (): Promise<void> => {
      stopping.abort();
      current?.stop();
      await done;
    },
  };
}
