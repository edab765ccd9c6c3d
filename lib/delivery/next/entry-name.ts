/** Read in Next.js 16.4.6: server/lib/route-cache-key.js, and normalize-page-path.js. */

/** Between the route of an entry, which its path tells already, and that path. */
const BEFORE_PATH = '/$/';

/** @returns the path of a page or file, as `nameOfPath` has it; the key of what is neither */
export function nameOfKey(key: string): string {
  const at = key.indexOf(BEFORE_PATH);
  return at === -1 ? key : key.slice(at + BEFORE_PATH.length - 1);
}

const INDEX = '/index';

const isIndex = (path: string): boolean => path === INDEX || path.startsWith(`${INDEX}/`);

export const nameOfPath = (path: string): string => {
  if (path === '/') return INDEX;
  return isIndex(path) ? INDEX + path : path;
};

/** @returns undefined for what has no path */
export function pathOfName(name: string): string | undefined {
  if (!name.startsWith('/')) return undefined;
  return isIndex(name) ? name.slice(INDEX.length) || '/' : name;
}
