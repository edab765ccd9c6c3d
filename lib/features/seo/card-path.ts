/** Social networks show this size uncut. */
export const cardSize = { width: 1200, height: 630 };

/** `/about` → `/og/about.png` */
export const cardPath = (path: string): string =>
  path === '/' ? '/og/home.png' : `/og${path}.png`;

/** The reverse of `cardPath`, from the segments after `/og`. */
export function pathOfCard(segments: readonly string[]): string | undefined {
  const path = /^(.+)\.png$/.exec(`/${segments.join('/')}`)?.[1];
  return path === '/home' ? '/' : path;
}
