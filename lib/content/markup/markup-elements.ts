/*
 * What happens to the elements of HTML in a text of the host. Those of no list here are blocks without
 * a meaning of their own, as `div` is: their words become paragraphs.
 */

/** Stay as they are. */
export const INLINE = new Set([
  ...['a', 'b', 'br', 'code', 'del', 'em', 'i', 'q', 's', 'strong', 'sub', 'sup'],
]);

/** Go, and leave their words within the sentence. */
export const UNWRAPPED = new Set([
  ...['abbr', 'acronym', 'bdi', 'bdo', 'big', 'cite', 'data', 'dfn', 'font', 'ins', 'kbd'],
  ...['label', 'mark', 'nobr', 'picture', 'rp', 'rt', 'ruby', 'samp', 'small', 'span', 'strike'],
  ...['time', 'tt', 'u', 'var'],
]);

/** Go without a word: they show nothing. */
export const SILENT = new Set(['base', 'link', 'meta', 'param', 'source', 'track', 'wbr']);

/** Go with all that is in them, and are reported. */
export const REMOVED = new Set([
  ...['applet', 'area', 'audio', 'canvas', 'datalist', 'embed', 'frame', 'iframe', 'input', 'map'],
  ...['math', 'meter', 'noembed', 'noframes', 'noscript', 'object', 'plaintext', 'progress'],
  ...['script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp'],
]);

export const HEADING = /^h[1-6]$/;

/** In the order in which the site's markup names them. */
export const KEPT = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...INLINE,
];
