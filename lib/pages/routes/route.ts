export type Route = {
  path: string;
  /** In menus, banners and breadcrumbs. */
  name: string;
  /** Unique. Names no trade, like the description. */
  title: string;
  /** At least 40 characters. The content's own introduction replaces it. */
  description: string;
  /** The page with the canonical URL. */
  variantOf?: string;
  noindex?: true;
  /** A list with further pages at `<path>/page/<n>`. */
  paged?: true;
  /** Rendered by Next.js for a request, and not stored. */
  dynamic?: true;
};
