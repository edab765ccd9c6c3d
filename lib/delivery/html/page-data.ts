import { createHash } from 'node:crypto';
import { INLINED_SHEET } from './inlined-styles';
import { PAGE_DATA_SCRIPT, pageDataOf } from '../next/page-html';

/** Below it stand the data of pages for their scripts, each under the hash of what it holds. */
export const PAGE_DATA_FOLDER = '/_page-data/';

/** In a query: the page that they belong to. */
export const OF_PAGE = 'of';

export type PageData = {
  /** The hash. */
  name: string;
  /** `ForScripts` */
  json: Buffer;
};

/** What the scripts of a page need. */
export type ForScripts = {
  /** The URLs of the style sheets that stand in the page. */
  sheets: string[];
  /** What Next.js hands to React. */
  pieces: unknown[];
};

/**
 * @param html of Next.js with its style sheets inlined, one character a byte
 * @returns undefined for a page without data, or with a script of the kind that does more than hand them on
 */
export function pageDataIn(html: string): PageData | undefined {
  const programs = [...html.matchAll(PAGE_DATA_SCRIPT)].map(([, program = '']) => program);
  const pieces = programs.map(pageDataOf);
  if (pieces.length === 0 || pieces.includes(undefined)) return undefined;
  const sheets = JSON.stringify([...html.matchAll(INLINED_SHEET)].map(([, url]) => url));
  const json = Buffer.from(`{"sheets":${sheets},"pieces":[${pieces.join()}]}`, 'latin1');
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 22);
  return { name, json };
}

/** @param url of the page, which makes them again where they are not kept */
export const pageDataUrl = (name: string, url: string): string =>
  `${PAGE_DATA_FOLDER}${name}?${OF_PAGE}=${encodeURIComponent(url)}`;
