import 'server-only';
import { globalSingleton } from './global-singleton';
import { log } from './log';

interface Options {
  /** One for each thing that can be away. */
  name: string;
  /** What is logged. */
  beginning: string;
  end: string;
  /** How often to look whether it is over, while it lasts. */
  retryMs: number;
}

/** Logs the beginning and the end of an outage once each, however often it is noticed. */
export function outage({ name, beginning, end, retryMs }: Options) {
  const state = globalSingleton(`outage:${name}`, () => ({
    timer: undefined as NodeJS.Timeout | undefined,
  }));
  return {
    /** @param retry calls `ends` where it is over */
    begins(details: object, retry: () => Promise<unknown>): void {
      if (state.timer) return;
      log.warn(details, beginning);
      state.timer = setInterval(() => void retry(), retryMs).unref();
    },
    ends(): void {
      if (!state.timer) return;
      clearInterval(state.timer);
      state.timer = undefined;
      log.info(end);
    },
  };
}
