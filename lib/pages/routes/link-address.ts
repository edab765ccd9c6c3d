/** Not so what is of another site, what the site has once for all languages, and its files at the top. */
const HAS_LANGUAGE = /^\/(?!\/|(?:_next|api|media|og|pictures)\/|[^/?#]*\.)/;

/**
 * Where a link of the site leads from a page.
 * @param language path of that of the page
 * @param href without a language; a path with its query and hash, or whatever else a link may name
 */
export const addressFrom = (language: string, href: string): string =>
  language === 'main' || !HAS_LANGUAGE.test(href)
    ? href
    : `/${language}${href.replace(/^\/(?=$|[?#])/, '')}`;
