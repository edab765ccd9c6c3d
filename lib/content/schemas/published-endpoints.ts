import { endpointName, endpointOf } from '@/contract/languages/endpoint-name';
import { endpointPaths } from './host-endpoints';

const known = new Set(endpointPaths);

/**
 * What a publish is about, in the names of the content store. Names that the site does not know keep nothing
 * back: the publisher may be newer, or have more files.
 * @param names a path means all languages, with `?locale=` that one, whatever the case of its letters
 * @param locales of the site, the main one first
 */
export function publishedEndpoints(
  names: readonly string[],
  [main, ...further]: readonly string[],
): { changed: string[]; unknown: string[] } {
  const endpointsOf = (name: string): string[] => {
    const { path, locale } = endpointOf(name);
    if (!known.has(path)) return [];
    if (locale === undefined) return [path, ...further.map((each) => endpointName(path, each))];
    const isMeant = (each?: string) => each?.toLowerCase() === locale.toLowerCase();
    if (isMeant(main)) return [path];
    return further.filter(isMeant).map((each) => endpointName(path, each));
  };
  const told = [...new Set(names)].map((name) => ({ name, endpoints: endpointsOf(name) }));
  return {
    changed: [...new Set(told.flatMap(({ endpoints }) => endpoints))],
    unknown: told.flatMap(({ name, endpoints }) => (endpoints.length === 0 ? name : [])),
  };
}
