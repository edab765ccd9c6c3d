import {
  KNOWN_SCRIPT_TAG,
  PAGE_DATA_SCRIPT,
  pageDataOf,
  SCRIPT_PRELOAD,
  SCRIPT_TAG,
} from '../next/page-html';

export const INERT_TYPE = 'text/inert';

/** On a script in place of the page's data: where they are. */
export const DATA_ATTRIBUTE = 'data-page';

/** On the script of the loader: it does not wait for an interaction. */
export const AT_ONCE = 'data-at-once';

type Options = {
  /** Whether the loader runs them without waiting for an interaction. */
  atOnce?: boolean;
  /** Where the loader finds the data of the page; without it they stay in the page. */
  dataAt?: string;
};

/** Makes scripts inert until the loader runs them; a script tag of unknown form stops it. */
export function deferScripts(
  html: string,
  loader: string,
  { atOnce = false, dataAt }: Options = {},
): string {
  const tags = html.match(SCRIPT_TAG) ?? [];
  if (tags.length === 0 || !tags.every((tag) => KNOWN_SCRIPT_TAG.test(tag))) return html;
  let isFirst = true;
  const apart = (at: string) => {
    const tag = isFirst ? `<script type="${INERT_TYPE}" ${DATA_ATTRIBUTE}="${at}"></script>` : '';
    isFirst = false;
    return tag;
  };
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT_TAG, inert)
    .replace(PAGE_DATA_SCRIPT, (script, program: string) =>
      dataAt ? apart(dataAt) : (deferData(program) ?? script),
    )
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
