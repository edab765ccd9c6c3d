/** What a page of its own is made from; with a slug its number redirects there. */
type Item = { id: number; slug?: string };

/** Apart from the table of routes, to keep that out of the browser. */
export const servicePath = ({ id, slug }: Item): string => `/service-details/${slug ?? id}`;
export const productPath = ({ id, slug }: Item): string => `/shop-details/${slug ?? id}`;
export const postPath = ({ id, slug }: Item): string => `/blog-single/${slug ?? id}`;

export const itemPaths = [servicePath, productPath, postPath];

/**
 * The item that a path segment names by slug or by number.
 * @param segment only the canonical spelling of a number matches
 */
export const itemAt = <T extends Item>(items: readonly T[], segment: string): T | undefined =>
  items.find(({ slug }) => slug === segment) ?? items.find(({ id }) => String(id) === segment);
