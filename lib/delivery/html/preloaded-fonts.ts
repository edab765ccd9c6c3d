const PRELOADED = /<link [^>]*href="([^"]+)" as="font"[^>]*>/;
const FACE = /@font-face\s*{[^}]*}/g;
const FILE = /url\(["']?([^"')]+)["']?\)/;

/** Of `app/[language]/layout.tsx`: the letters of every page. */
const ENGLISH = /font-family:\s*["']?archivo["']?\s*[;}]/;

/** Of `app/letters.css`. */
const LETTERS = /font-family:\s*letters-([a-z]+)/;

/** On the root element: the letters that the page cannot be read without. */
const NEEDED = /<html [^>]*data-letters="([a-z]+)"/;

const linkTo = (file: string) =>
  `<link rel="preload" href="${file}" as="font" crossorigin="" type="font/woff2"/>`;

const fileOf = (face = ''): string | undefined => FILE.exec(face)?.[1];

/**
 * Preloads the fonts that a page is written in. Next.js does so with that of English, on every page
 * but the one for unknown paths. A font without a range has all letters and takes its place; another stands
 * beside it.
 * @param html with its style sheets inlined
 */
export function preloadFonts(html: string): string {
  const faces = html.match(FACE) ?? [];
  const link = PRELOADED.exec(html);
  const english = link?.[1] ?? fileOf(faces.find((face) => ENGLISH.test(face)));
  if (!english) return html;
  const page = link ? html : html.replace('<head>', () => `<head>${linkTo(english)}`);

  const letters = NEEDED.exec(html)?.[1];
  const needed = letters && faces.find((face) => LETTERS.exec(face)?.[1] === letters);
  const file = needed && fileOf(needed);
  if (!file) return page;
  return needed.includes('unicode-range')
    ? page.replace(PRELOADED, (first) => first + linkTo(file))
    : page.replaceAll(english, () => file); // data for the scripts names it, too
}
