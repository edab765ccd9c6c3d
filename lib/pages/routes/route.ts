/** Its name, title and description are words of the site, by path: `words/en/pages.ts`. */
export type Route = {
  path: string;
  /** The page with the canonical URL. */
  variantOf?: string;
  noindex?: true;
  /** A list with further pages at `<path>/page/<n>`. */
  paged?: true;
  /** Rendered by Next.js for a request, and not stored. */
  dynamic?: true;
};
