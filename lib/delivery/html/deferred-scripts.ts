import {
  KNOWN_SCRIPT_TAG,
  PAGE_DATA_SCRIPT,
  pageDataOf,
  SCRIPT_PRELOAD,
  SCRIPT_TAG,
} from '../next/page-html';

export const INERT_TYPE = 'text/inert';

/** On the script of the loader: it does not wait for an interaction. */
export const AT_ONCE = 'data-at-once';

/**
 * Makes scripts inert until the loader runs them; a script tag of unknown form stops it.
 * @param atOnce whether the loader runs them without waiting for an interaction
 */
export function deferScripts(html: string, loader: string, { atOnce = false } = {}): string {
  const tags = html.match(SCRIPT_TAG) ?? [];
  if (tags.length === 0 || !tags.every((tag) => KNOWN_SCRIPT_TAG.test(tag))) return html;
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT_TAG, inert)
    .replace(PAGE_DATA_SCRIPT, (script, program: string) => deferData(program) ?? script)
    .replace('</head>', () => `<script${atOnce ? ` ${AT_ONCE}=""` : ''}>${loader}</script></head>`);
}

/** HTML forbids `src` on a data block. */
const inert = (tag: string) =>
  tag.replace('<script src=', `<script type="${INERT_TYPE}" data-src=`).replace(' async=""', '');

/** @returns undefined for a script that does more than push data */
function deferData(program: string): string | undefined {
  const piece = pageDataOf(program);
  return piece && `<script type="${INERT_TYPE}">${piece}</script>`;
}
