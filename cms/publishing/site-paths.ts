/** The pages that the site has whatever its content; a test compares them with lib/pages/routes.ts. */
export const SITE_PATHS: readonly string[] =
  `/ /home-1 /home-2 /about /about-2 /service /service-2 /service-single /clients /manufacture
  /certificate /certificate/unlock /portfolio /portfolio-details /sustainability
  /team-1 /team-2 /team-3 /team-details
  /shop /shop/filtered /shop/compare /shop-details /shop-single /cart /checkout
  /blog /blog-2 /blog-3 /blog-right /blog-single /blog-single-right
  /contact /contact/about /contact/result /quote /quote/result
  /faq /downloads /downloads/filtered /search /privacy /error`.split(/\s+/);

/** Of a page that the company makes itself: one step below `/p/`. @param path as `readPath` gives it */
export const isFreePath = (path: string): boolean => /^\/p\/[^/]+$/.test(path);

/** The page that a link leads to: without query and fragment, and as it is written, not as browsers copy it. */
export function pathOfLink(href: string): string {
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** The pages of single items, which the site finds by address or number. */
export const ITEM_PAGES: Record<string, string> = {
  products: '/shop-details',
  services: '/service-details',
  posts: '/blog-single',
};
