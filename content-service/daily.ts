const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs now and once a day, one run after the other. @param onError called when a run fails */
export function startDaily(run: () => Promise<void>, onError: (error: unknown) => void) {
  let running = Promise.resolve();
  const next = () => void (running = running.then(run).catch(onError));
  next();
  const timer = setInterval(next, DAY_MS);
  return {
    /** Waits for the current run and starts no other. */
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
