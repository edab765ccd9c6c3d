import { inlinedSheets } from './inlined-styles';
import { PAGE_DATA_MARK, PAGE_DATA_SCRIPT, pageDataOf } from '../next/page-html';

/** Below it stand the data of pages for their scripts, each under a name that says what the page was made from. */
export const PAGE_DATA_FOLDER = '/_page-data/';

/** In a query: the page that they belong to. */
export const OF_PAGE = 'of';

/** Whether a page of Next.js has some, which `pageDataIn` reads. */
export const hasPageData = (page: Buffer): boolean => page.includes(PAGE_DATA_MARK);

/** What the scripts of a page need. */
export type ForScripts = {
  /** The URLs of the style sheets that stand in the page. */
  sheets: string[];
  /** What Next.js hands to React. */
  pieces: unknown[];
};

/**
 * @param html of Next.js with its style sheets inlined, one character a byte
 * @returns `ForScripts` as JSON; undefined for a page without data, or with a script of the kind that does more
 *   than hand them on
 */
export function pageDataIn(html: string): Buffer | undefined {
  const programs = [...html.matchAll(PAGE_DATA_SCRIPT)].map(([, program = '']) => program);
  const pieces = programs.map(pageDataOf);
  if (pieces.length === 0 || pieces.includes(undefined)) return undefined;
  const sheets = JSON.stringify([...html.matchAll(inlinedSheets())].map(([, url]) => url));
  return Buffer.from(`{"sheets":${sheets},"pieces":[${pieces.join()}]}`, 'latin1');
}

/** @param url of the page, which makes them again where they are not kept */
export const pageDataUrl = (name: string, url: string): string =>
  `${PAGE_DATA_FOLDER}${name}?${OF_PAGE}=${encodeURIComponent(url)}`;
