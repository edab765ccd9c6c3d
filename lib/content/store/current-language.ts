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

/**
 * Runs what belongs to another language than what is around it, or to none: route handlers, and values made from
 * several languages.
 * @param path of the language
 */
export function inLanguage<T>(path: string, work: () => T): T {
  const now = reading.getStore();
  return now ? reading.run({ ...now, language: path }, work) : spoken.run(path, work);
}

/** Whether `inLanguage` has named the language here: it is perhaps not that of the page. */
export const isNamed = (): boolean => spoken.getStore() !== undefined;
