/** One page of each template. route-html.spec.ts names what is missing here. */
export const templates: readonly string[] = [
  '/',
  '/home-1',
  '/home-2',
  '/about-2',
  '/service',
  '/service-details/1',
  '/clients',
  '/shop',
  '/shop-details/1',
  '/checkout',
  '/quote',
  '/contact',
  '/certificate',
  '/downloads',
  '/search',
  '/blog',
  '/blog-single/1',
  '/portfolio-details',
  '/sustainability',
  '/team-1',
  '/team-details',
  '/p/quality',
];

/** What `npm test` looks at as a whole; of the other pages it reads the HTML, and opens what journeys need. */
export const everydayTemplates: readonly string[] = [
  '/',
  '/service',
  '/service-details/1',
  '/shop',
  '/shop-details/1',
  '/quote',
  '/contact',
  '/certificate',
  '/downloads',
  '/blog-single/1',
];

/** A page with no more style sheets of its own is another's with a part exchanged. */
const PARTS_EXCHANGED = 1;

/** The class of a CSS module begins with six signs that stand for its file. */
const CSS_MODULE = /^(_?[\w-]{6})_\w/;

/** The style sheets of components that a page uses. */
export function sheetsOf(html: string): Set<string> {
  const sheets = new Set<string>();
  for (const [, names = ''] of html.matchAll(/<[a-z][^>]*\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) {
      const [, sheet] = CSS_MODULE.exec(name) ?? [];
      if (sheet) sheets.add(sheet);
    }
  }
  return sheets;
}

/**
 * @param sheets of each page, by its path
 * @returns the pages that are a template of their own, of which none is in the list
 */
export function missingTemplates(sheets: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const listed = new Set(templates.flatMap((path) => [...(sheets.get(path) ?? [])]));
  const own = (path: string) => [...(sheets.get(path) ?? [])].filter((sheet) => !listed.has(sheet));
  return [...sheets.keys()].filter((path) => own(path).length > PARTS_EXCHANGED);
}
