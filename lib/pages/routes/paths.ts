/** As content names paths: unescaped, and in the form NFC. What is escaped wrongly names nothing. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** Of letters, digits, and signs that mean nothing in a path; a dot may make a path lead upwards. */
const NEEDLESS = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

/** `/%61bout` → `/about` */
export const withoutNeedlessEscapes = (path: string): string =>
  path.replace(NEEDLESS, decodeURIComponent);

/** What a page of its own is made from; with a slug its number redirects there. */
type Item = { id: number; slug?: string };

/** Escaped as in URLs, since slugs hold letters of any script. */
const segmentOf = ({ id, slug }: Item): string => encodeURIComponent(slug ?? id);

/** Apart from the table of routes, to keep that out of the browser. */
export const servicePath = (item: Item): string => `/service-details/${segmentOf(item)}`;
export const productPath = (item: Item): string => `/shop-details/${segmentOf(item)}`;
/** Of the data sheet that the site makes of the product's facts. */
export const dataSheetPath = (item: Item): string => `${productPath(item)}/datasheet.pdf`;
export const postPath = (item: Item): string => `/blog-single/${segmentOf(item)}`;

/** @param slug of its name */
export const categoryPath = (slug: string): string => `/shop/category/${encodeURIComponent(slug)}`;

export const itemPaths = [servicePath, productPath, postPath];

/**
 * Every segment that `itemAt` finds.
 * @param main the items of the main language, for those of a further one
 */
export function segmentsOf(items: readonly Item[], main: readonly Item[] = []): string[] {
  const ids = new Set(items.map(({ id }) => id));
  const named = [...items, ...main.filter(({ id }) => ids.has(id))];
  const slugs = named.flatMap(({ slug }) => slug ?? []);
  return [...new Set([...ids].map(String).concat(slugs))];
}

/**
 * The item that a path segment names by its slug, by that which it has in the main language, or by its number.
 * @param segment unescaped; only the canonical spelling of a number matches
 * @param main the items of the main language, for those of a further one
 */
export function itemAt<T extends Item>(
  items: readonly T[],
  segment: string,
  main: readonly Item[] = [],
): T | undefined {
  const name = segment.normalize('NFC');
  const inMain = main.find(({ slug }) => slug === name);
  return (
    items.find(({ slug }) => slug === name) ??
    (inMain && items.find(({ id }) => id === inMain.id)) ??
    items.find(({ id }) => String(id) === name)
  );
}
