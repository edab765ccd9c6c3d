import { MAIN } from '@/contract/languages/site-languages';
import { routes } from '@/lib/pages/routes';
import { innerPages } from '@/lib/pages/routes/queries';

export type Answer = { status: number; type: string; body: string; from: string };
export type Crawl = Map<string, Answer>;

const LINK = /<a\s[^>]*?href="([^"]*)"/g;
const LOCATION = /<loc>([^<]*)/g;

/** Files have tests of their own, and the optimiser's pictures are asked for by the browser. */
const isPage = (path: string) => /^\/(?!media\/|_next\/|api\/)/.test(path);

const pathOf = (origin: string, href: string): string | undefined => {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  return url?.origin === origin && isPage(url.pathname) ? url.pathname : undefined;
};

const SITEMAP = '/sitemap';

/** The language of an address, of the further ones of a site. */
const languageOf = (address: string, further: readonly string[]): string =>
  further.find((language) => `${address}/`.startsWith(`/${language}/`)) ?? MAIN;

/**
 * Every route of the site in one language, what the sitemap names and what any of these pages leads to in it.
 * @param further the paths of all languages of the site but the main one
 * @param language the path of the one whose pages are read
 */
export async function crawl(
  origin: string,
  further: readonly string[] = [],
  language = MAIN,
): Promise<Crawl> {
  const found: Crawl = new Map();
  const addresses = routes
    .filter(({ path }) => !innerPages.has(path))
    .map(({ path }) => (language === MAIN ? path : `/${language}${path.replace(/^\/$/, '')}`));
  const waiting = new Map(
    [`${SITEMAP}.xml`, ...addresses].map((address) => [address, 'the routes']),
  );
  const isWanted = (address: string) =>
    address.startsWith(SITEMAP) || languageOf(address, further) === language;
  async function read(path: string, from: string) {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const body = await response.text();
    const type = response.headers.get('content-type') ?? '';
    found.set(path, { status: response.status, type, body, from });
    const location = response.headers.get('location');
    const links = [...body.matchAll(type.includes('xml') ? LOCATION : LINK)].map(
      ([, to = '']) => to,
    );
    for (const link of [...links, ...(location ? [location] : [])]) {
      const next = pathOf(origin, link.replaceAll('&amp;', '&'));
      if (next && isWanted(next) && !found.has(next) && !waiting.has(next)) waiting.set(next, path);
    }
  }
  for (let [next] = waiting; next; [next] = waiting) {
    const [path, from] = next;
    found.set(path, { status: 0, type: '', body: '', from });
    waiting.delete(path);
    await read(path, from);
  }
  return found;
}

/** The paths of the pages that visitors can open. */
export const openPages = (found: Crawl): [path: string, html: string][] =>
  [...found].flatMap(([path, { status, type, body }]) =>
    status === 200 && type.includes('html') ? [[path, body] as [string, string]] : [],
  );
