/** Read in Next.js 16.4.6: app-render/stream-ops.node.js, app-render/render-css-resource.js, React DOM. */

/** Any script of the build except those for old browsers. */
export const SCRIPT_TAG = /<script(?=[^>]* src="\/_next\/static\/)(?![^>]* noModule=)[^>]*>/g;

/** A script tag as Next.js writes it; one of any other form may mean something not known here. */
export const KNOWN_SCRIPT_TAG =
  /^<script src="\/_next\/static\/[^"]*"(?: id="_R_")? async=""(?: id="_R_")?>$/;

export const SCRIPT_PRELOAD =
  /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"[^>]*\/>/g;

/**
 * The link of a style sheet, or the preload of one that an error boundary or a not-found screen needs;
 * the first group is its path, the second its query.
 */
export const STYLE_SHEET_LINK =
  /<link rel="(?:stylesheet|preload)" href="(\/_next\/static\/[^"?]+)([^"]*)" (?:data-precedence="next"|as="style")\/>/g;

/** An inline script with the page's data for React; the first group is its source. */
export const PAGE_DATA_SCRIPT =
  /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*)<\/script>/g;

const PAGE_DATA_PIECE =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/;

/** The JSON that one line of such a script pushes; undefined for a line that does anything else. */
export const pageDataOf = (line: string): string | undefined => PAGE_DATA_PIECE.exec(line)?.[1];

/**
 * Joins the data scripts of a page, one line each: Next.js writes one for every 30 KB, the policy names
 * each by its hash, and proxies refuse answers with long headers. `<` is escaped in text and data, so
 * only tags match.
 */
export const joinPageData = (html: string): string =>
  html.replaceAll('</script><script>self.__next_f.push(', '\nself.__next_f.push(');
