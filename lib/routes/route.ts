export type Route = {
  path: string;
  /** Used in menus, banners and breadcrumbs. */
  name: string;
  /** Unique. It names no trade, and neither does the description. */
  title: string;
  /** At least 40 characters. The content's own introduction replaces it. */
  description: string;
  /** Presents the content of this other route: canonical URL there, not in the sitemap. */
  variantOf?: string;
  /** Not for search engines. */
  noindex?: true;
  /** Rendered for each request. All other pages are stored. */
  dynamic?: true;
};
