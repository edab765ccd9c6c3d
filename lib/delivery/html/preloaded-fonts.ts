const PRELOADED = /<link [^>]*as="font"/;

/** Shown only if it is there for the first paint. */
const OPTIONAL_FONT = /@font-face\s*{[^}]*font-display:\s*optional[^}]*}/;
const FILE = /url\(["']?([^"')]+)["']?\)/;

/**
 * Preloads the font that would not be shown otherwise: Next.js does so on every page but the one for
 * unknown paths.
 * @param html with its style sheets inlined
 */
export function preloadFont(html: string): string {
  if (PRELOADED.test(html)) return html;
  const file = FILE.exec(OPTIONAL_FONT.exec(html)?.[0] ?? '')?.[1];
  if (!file) return html;
  const link = `<link rel="preload" href="${file}" as="font" crossorigin="" type="font/woff2"/>`;
  return html.replace('<head>', () => `<head>${link}`);
}
