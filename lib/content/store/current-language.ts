import 'server-only';
import { processState } from './process-state';
import { rootLanguage } from './root-language';

const { reading, spoken } = processState;

/**
 * The path of the language that is spoken where this is called: of the page that is rendered, of the derived value
 * that is made, or that a route handler has named by `inLanguage`.
 * @throws anywhere else, since nobody may take the main language for granted
 */
export async function currentLanguage(): Promise<string> {
  const given = reading.getStore()?.language ?? spoken.getStore();
  return given ?? (await rootLanguage());
}

/** Runs what answers a request of no page, such as a route handler, in a language. @param path of the language */
export const inLanguage = <T>(path: string, work: () => T): T => spoken.run(path, work);
