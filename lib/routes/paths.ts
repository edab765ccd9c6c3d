/** What a page of its own is made from; with a slug its number redirects there. */
type Item = { id: number; slug?: string };

/** Apart from the table of routes, to keep that out of the browser. */
export const servicePath = ({ id, slug }: Item): string => `/service-details/${slug ?? id}`;
export const productPath = ({ id, slug }: Item): string => `/shop-details/${slug ?? id}`;
/** Of the data sheet that the site makes of the product's facts. */
export const dataSheetPath = (item: Item): string => `${productPath(item)}/datasheet.pdf`;
export const postPath = ({ id, slug }: Item): string => `/blog-single/${slug ?? id}`;

/** @param slug of its name */
export const categoryPath = (slug: string): string => `/shop/category/${slug}`;

export const itemPaths = [servicePath, productPath, postPath];

/** Every segment that `itemAt` finds. */
export const segmentsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ id, slug }) => [String(id), ...(slug === undefined ? [] : [slug])]);

/**
 * The item that a path segment names by slug or by number.
 * @param segment only the canonical spelling of a number matches
 */
export const itemAt = <T extends Item>(items: readonly T[], segment: string): T | undefined =>
  items.find(({ slug }) => slug === segment) ?? items.find(({ id }) => String(id) === segment);
