import {
  KNOWN_SCRIPT_TAG,
  PAGE_DATA_SCRIPT,
  pageDataOf,
  SCRIPT_PRELOAD,
  SCRIPT_TAG,
} from '../next/page-html';

/** The type of scripts that do not run: browsers take them for data. */
export const INERT_TYPE = 'text/inert';

/**
 * Makes the scripts of a page inert, in their places, until the loader runs them at the first
 * interaction. The page's data for React, which browsers would compile as a program, becomes JSON.
 * @param html a rendered page; unchanged if it was done before or has a script tag of unknown form
 * @param loader source of the inline script that runs the others; without `</script>`
 */
export function deferScripts(html: string, loader: string): string {
  const tags = html.match(SCRIPT_TAG) ?? [];
  if (tags.length === 0 || !tags.every((tag) => KNOWN_SCRIPT_TAG.test(tag))) return html;
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT_TAG, inert)
    .replace(PAGE_DATA_SCRIPT, (script, program: string) => deferData(program) ?? script)
    .replace('</head>', () => `<script>${loader}</script></head>`);
}

/** HTML forbids `src` on a data block. */
const inert = (tag: string) =>
  tag.replace('<script src=', `<script type="${INERT_TYPE}" data-src=`).replace(' async=""', '');

/** @returns undefined for a program that does more than hand on data */
function deferData(program: string): string | undefined {
  const pieces = program.split('\n').map(pageDataOf);
  if (pieces.includes(undefined)) return undefined;
  return `<script type="${INERT_TYPE}">${pieces.join('\n')}</script>`;
}
