/** A page of the site. */
export type Route = {
  path: string;
  /** What the visitor calls it: menu, banner, breadcrumb. */
  name: string;
  /** The document's title; no two are the same. It holds for any trade, as the description does. */
  title: string;
  /** At least 40 characters; a page that the content introduces is described in its words instead. */
  description: string;
  /** Shows the content of another route in another form: not for search engines. */
  variantOf?: string;
  /** Not for search engines. */
  noindex?: true;
  /** Made for each visit: what a form answers in a browser without scripts. Every other page is stored. */
  dynamic?: true;
};
