/**
 * Read in Next.js 16.4.6: React takes a style sheet whose link is in the document as loaded, and
 * inserts further ones behind the last of the same precedence.
 * @param href as in the page data
 * @returns a link of a style sheet that browsers do not load
 */
export function disabledSheetLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.setAttribute('disabled', '');
  link.dataset.precedence = 'next';
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}
