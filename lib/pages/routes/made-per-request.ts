import { dynamicPaths } from '@/lib/pages/routes';
import { documentFacetNames, facetNames } from './facets';

/** Pages for one visitor that answer at the path of a stored page, by what the query names. */
export const pagesForQueries = [
  { path: '/contact', names: ['about'], page: '/contact/about' },
  { path: '/shop', names: facetNames, page: '/shop/filtered' },
  { path: '/downloads', names: documentFacetNames, page: '/downloads/filtered' },
];

export const pageForQuery = (path: string, query: URLSearchParams): string | undefined =>
  pagesForQueries.find((page) => page.path === path && page.names.some((name) => query.has(name)))
    ?.page;

/** Whether a page is rendered for each request, however its path is spelt. */
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
