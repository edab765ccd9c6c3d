/** The type of a script that stands in the page and does not run. */
export const INERT_TYPE = 'inert';

const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"[^>]*\/>/g;
const SCRIPT = /<script(?=[^>]* src="\/_next\/static\/)(?![^>]* noModule=)[^>]*>/g;
/** The page's data for React, which a browser would otherwise compile while it still reads the page. */
const DATA = /<script>(?=\(self\.__next_f=|self\.__next_f\.push\()/g;
/** What Next.js writes; a tag of any other form may mean something that this file does not know. */
const KNOWN_SCRIPT = /^<script src="\/_next\/static\/[^"]*"(?: id="_R_")? async=""(?: id="_R_")?>$/;

/**
 * Makes the scripts and the data of a finished page wait: their tags stay in their places as inert
 * ones, which the loader turns into real ones at the first interaction. Done twice it is the same as
 * done once.
 * @param html a page as Next.js renders it; one that it does not recognise is returned untouched
 * @param loader source of the program that wakes the scripts; without `</script>`
 */
export function deferScripts(html: string, loader: string): string {
  const tags = html.match(SCRIPT) ?? [];
  if (tags.length === 0 || !tags.every((tag) => KNOWN_SCRIPT.test(tag))) return html;
  return html
    .replace(PRELOAD, '')
    .replace(SCRIPT, (tag) => tag.replace('<script', `<script type="${INERT_TYPE}"`))
    .replace(DATA, `<script type="${INERT_TYPE}">`)
    .replace('</head>', () => `<script>${loader}</script></head>`);
}
