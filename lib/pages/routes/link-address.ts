/** Not so what is of another site, what the site has once for all languages, and its files at the top. */
const HAS_LANGUAGE = /^\/(?!\/|(?:_next|api|media|og|pictures)\/|[^/?#]*\.)/;

/** Whether a link of content leads to what every language has for itself. */
export const hasLanguage = (href: string): boolean => HAS_LANGUAGE.test(href);

/**
 * Where a link of the site leads from a page.
 * @param language path of that of the page
 * @param href without a language; a path with its query and hash, or whatever else a link may name
 */
export const addressFrom = (language: string, href: string): string =>
  language === 'main' || !hasLanguage(href)
    ? href
    : `/${language}${href.replace(/^\/(?=$|[?#])/, '')}`;
