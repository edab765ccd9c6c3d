/** What social networks show without cutting; pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Where the social card of a page is drawn: `/about` → `/og/about.png`. */
export const cardPath = (path: string): string =>
  path === '/' ? '/og/home.png' : `/og${path}.png`;

/**
 * The reverse, from the segments behind `/og`.
 * @returns undefined for what is no address of a card
 */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const path = /^(.+)\.png$/.exec(`/${segments.join('/')}`)?.[1];
  return path === '/home' ? '/' : path;
}
