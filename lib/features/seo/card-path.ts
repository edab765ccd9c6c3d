/** Social networks show this size uncut. */
export const cardSize = { width: 1200, height: 630 };

/**
 * Where the card of a page is: `/about` → `/og/about.png`, in German `/og/de/about.png`.
 * @param language path of that of the page
 */
export const cardPath = (path: string, language: string): string =>
  `/og${language === 'main' ? '' : `/${language}`}${path === '/' ? '/home' : path}.png`;

/** The path of the page whose card this is, by what stands after the language. */
export function pathOfCard(card: string): string | undefined {
  const path = /^(.+)\.png$/.exec(card)?.[1];
  return path === '/home' ? '/' : path;
}
