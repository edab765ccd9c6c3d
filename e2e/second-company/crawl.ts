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

/** Every route of the site, what the sitemap names and what any of these pages leads to. */
export async function crawl(origin: string): Promise<Crawl> {
  const found: Crawl = new Map();
  const waiting = new Map<string, string>(
    ['/sitemap.xml', ...routes.map(({ path }) => path)]
      .filter((path) => !innerPages.has(path))
      .map((path) => [path, 'the routes']),
  );
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
      if (next && !found.has(next) && !waiting.has(next)) waiting.set(next, path);
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
