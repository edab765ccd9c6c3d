import 'server-only';
import { globalSingleton } from './global-singleton';
import { log } from './log';

/**
 * Logs the beginning and the end of an outage once each, however often it is noticed.
 * @param name one for each thing that can be away
 */
export function outage(name: string, beginning: string, end: string) {
  const state = globalSingleton(`outage:${name}`, () => ({ lasts: false }));
  return {
    begins(details: object): void {
      if (!state.lasts) log.warn(details, beginning);
      state.lasts = true;
    },
    ends(): void {
      if (state.lasts) log.info(end);
      state.lasts = false;
    },
    lasts: (): boolean => state.lasts,
  };
}
