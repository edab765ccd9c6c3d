import 'server-only';
import { isTranslation } from '@/contract/languages/endpoint-name';
import { MAIN } from '@/contract/languages/site-languages';
import type { ContentEntry, Load, Snapshot } from './content-types';
import { versionsOf } from './content-versions';
import type { StoreParts } from './store-parts';

/**
 * Content in further languages is asked for as long as the settings name them.
 * @param loads all that the host is asked for; those of other languages go
 * @param next what will be current, which loses the content of other languages
 * @returns what is asked for from now on and was never fetched, and what no more
 */
export function followLanguages(
  { languages }: StoreParts,
  loads: Map<string, Load>,
  next: Map<string, ContentEntry>,
): { started: string[]; ended: string[] } {
  if (!languages) return { started: [], ended: [] };
  const { localesIn, loadsIn } = languages;
  const wanted = new Map(localesIn(next).flatMap((locale) => [...loadsIn(locale)]));
  const known = [...loads.keys(), ...next.keys()].filter(isTranslation);
  const ended = [...new Set(known)].filter((endpoint) => !wanted.has(endpoint));
  for (const endpoint of ended) {
    loads.delete(endpoint);
    next.delete(endpoint);
  }
  const started = [...wanted.keys()].filter((endpoint) => !loads.has(endpoint));
  for (const endpoint of started) loads.set(endpoint, wanted.get(endpoint)!);
  return { started: started.filter((endpoint) => !next.has(endpoint)), ended };
}

/** The versions of all values in all languages; which languages there are is made first. */
export async function versionsIn(
  { languages, values = [] }: StoreParts,
  next: Snapshot,
): Promise<Map<string, string | undefined>> {
  if (!languages) return versionsOf(values, next, [MAIN]);
  const ofLanguages = await versionsOf([languages.value], next, [MAIN]);
  return new Map([...ofLanguages, ...(await versionsOf(values, next, languages.spokenNow()))]);
}
