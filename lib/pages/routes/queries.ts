import { cut } from '@/contract/cut';
import { dynamicPaths, type RoutePath } from '@/lib/pages/routes';
import { documentFacetNames, facetNames } from './facets';

/** Longer values are cut, in signs. */
export const LONGEST_VALUE = 100;

/** Whether a page reads the first value of a name, or all, in any order. */
type Names = Record<string, 'first' | 'all'>;

const all = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'all'])) as Record<Name, 'all'>;

/** What pages that are made from a query read of it; a page gets nothing else. */
const namesOf = {
  '/search': { q: 'first' },
  '/quote': { product: 'first' },
  '/contact/about': { about: 'first' },
  '/shop/compare': { id: 'all' },
  '/shop/filtered': { ...all(facetNames), page: 'first' },
  '/downloads/filtered': all(documentFacetNames),
} as const satisfies Partial<Record<RoutePath, Names>>;

type QueryPath = keyof typeof namesOf;

/** What a page gets of its query. */
export type QueryOf<Path> = Partial<
  Record<Path extends QueryPath ? keyof (typeof namesOf)[Path] & string : string, string | string[]>
>;

/** Pages that answer at the path of a stored page, by what the query names. */
export const pagesForQueries = [
  { path: '/contact', names: ['about'], page: '/contact/about' },
  { path: '/shop', names: facetNames, page: '/shop/filtered' },
  { path: '/downloads', names: documentFacetNames, page: '/downloads/filtered' },
] as const satisfies { path: RoutePath; names: readonly string[]; page: QueryPath }[];

/** They have no address of their own. */
export const innerPages: ReadonlySet<string> = new Set(pagesForQueries.map(({ page }) => page));

export const pageForQuery = (path: string, query: URLSearchParams): QueryPath | undefined =>
  pagesForQueries.find((page) => page.path === path && page.names.some((name) => query.has(name)))
    ?.page;

function queryPageAt(path: string, query: URLSearchParams): QueryPath | undefined {
  const isAtItsPath = Object.hasOwn(namesOf, path) && !innerPages.has(path);
  return isAtItsPath ? (path as QueryPath) : pageForQuery(path, query);
}

const normal = (value: string): string =>
  cut(value.normalize('NFC').replace(/\s+/g, ' ').trim(), LONGEST_VALUE);

function normalQuery(names: Names, query: URLSearchParams): URLSearchParams {
  const pairs = Object.entries(names).flatMap(([name, which]) => {
    const values = query.getAll(name).map(normal).filter(Boolean);
    const read = which === 'all' ? [...new Set(values)].sort() : values.slice(0, 1);
    return read.map((value): [string, string] => [name, value]);
  });
  return new URLSearchParams(pairs);
}

/** Whether the page at a URL is made from its query, and the same for everybody. */
export function isOfQuery(url: string): boolean {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  return queryPageAt(path, new URLSearchParams(query)) !== undefined;
}

/** Whether a page is made for one visitor, whose cookies it reads. */
export const isOfVisitor = (path: string): boolean =>
  dynamicPaths.includes(path) && !Object.hasOwn(namesOf, path);

/**
 * The URL of a page that is for everybody, in the one form in which it says what the page reads: without
 * unknown names, and without a query that says nothing.
 */
export function normalUrl(url: string): string {
  const [path = '', given = ''] = url.split(/\?(.*)/s);
  const found = queryPageAt(path, new URLSearchParams(given));
  if (!found) return path;
  const query = normalQuery(namesOf[found], new URLSearchParams(given));
  const says = queryPageAt(path, query) === found && query.size > 0;
  return says ? `${path}?${query.toString()}` : path;
}

/** Whether a page is made for a request, or once for a query, however its path is spelt. */
export function isMadePerRequest(url: string): boolean {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const plain = decoded(path).toLowerCase();
  return (
    dynamicPaths.includes(plain) || pageForQuery(plain, new URLSearchParams(query)) !== undefined
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
