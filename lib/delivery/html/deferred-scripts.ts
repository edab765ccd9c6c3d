/** The type of a script that stands in the page and does not run: to a browser it is a block of data. */
export const INERT_TYPE = 'text/inert';

const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]*"[^>]*\/>/g;
const SCRIPT = /<script(?=[^>]* src="\/_next\/static\/)(?![^>]* noModule=)[^>]*>/g;
const DATA = /<script>((?:\(self\.__next_f=|self\.__next_f\.push\()[^<]*)<\/script>/g;
/** One piece of the page's data for React. */
const PIECE = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/;
/** What Next.js writes; a tag of any other form may mean something that this file does not know. */
const KNOWN_SCRIPT = /^<script src="\/_next\/static\/[^"]*"(?: id="_R_")? async=""(?: id="_R_")?>$/;

/**
 * Makes the scripts of a finished page wait: their tags stay in their places as inert ones, which the
 * loader turns into real ones at the first interaction. The data for React, which browsers would
 * compile as a program while they read the page, waits as JSON. Done twice it is the same as done once.
 * @param html a page as Next.js renders it; one that it does not recognise is returned untouched
 * @param loader source of the program that wakes the scripts; without `</script>`
 */
export function deferScripts(html: string, loader: string): string {
  const tags = html.match(SCRIPT) ?? [];
  if (tags.length === 0 || !tags.every((tag) => KNOWN_SCRIPT.test(tag))) return html;
  return html
    .replace(PRELOAD, '')
    .replace(SCRIPT, inert)
    .replace(DATA, (script, program: string) => deferData(program) ?? script)
    .replace('</head>', () => `<script>${loader}</script></head>`);
}

/** A block of data may name no source of its own, and is not fetched. */
const inert = (tag: string) =>
  tag.replace('<script src=', `<script type="${INERT_TYPE}" data-src=`).replace(' async=""', '');

/** The data of a program that does nothing but hand it on: as JSON, a piece a line. */
function deferData(program: string): string | undefined {
  const pieces = program.split('\n').map((line) => PIECE.exec(line)?.[1]);
  if (pieces.includes(undefined)) return undefined;
  return `<script type="${INERT_TYPE}">${pieces.join('\n')}</script>`;
}
