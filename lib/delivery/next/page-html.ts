/** Read in Next.js 16.4.6: app-render/stream-ops.node.js, render-css-resource.js, React DOM. */

/** Any script of the build except those for old browsers. */
export const SCRIPT_TAG = /<script(?=[^>]* src="\/_next\/static\/)(?![^>]* noModule=)[^>]*>/g;

/** A tag of any other form may have a meaning that we do not know. */
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

/** In every script of the kind. */
export const PAGE_DATA_MARK = 'self.__next_f';

/** First group: the source. */
export const PAGE_DATA_SCRIPT =
  /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*)<\/script>/g;

const PAGE_DATA_PIECE =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/;

/** The JSON that such a script pushes; undefined for one that does more. */
export const pageDataOf = (program: string): string | undefined =>
  PAGE_DATA_PIECE.exec(program)?.[1];

/** The beginning of a script by which React puts a part of a page into its place that was ready late. */
export const LATE_PART = '<script>$R';
