import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globalSingleton } from '@/lib/global-singleton';
import { STYLE_SHEET_LINK } from '../next/page-html';

const BUILD_PATH = '/_next/';

const RELATIVE_URL = 'url(../';

/**
 * Inlines style sheets. Disabled links stay: React counts the sheets as loaded.
 * @param read the text of a sheet by its path; undefined leaves the link
 */
export const inlineStyles = (html: string, read: (path: string) => string | undefined): string =>
  html.replace(STYLE_SHEET_LINK, (link, sheet: string, query: string) => {
    const text = read(sheet);
    if (text === undefined || /<\/style/i.test(text)) return link;
    const href = sheet + query;
    return `<style>${text}</style><link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
  });

const sheets = globalSingleton('style-sheets', () => new Map<string, string>());

export const sheetsOf =
  (dist: string) =>
  (sheet: string): string | undefined => {
    const file = path.join(dist, sheet.slice(BUILD_PATH.length));
    let text = sheets.get(file);
    if (text === undefined) {
      try {
        text = readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
      const parent = path.posix.dirname(path.posix.dirname(sheet));
      text = text.replaceAll(RELATIVE_URL, `url(${parent}/`);
      sheets.set(file, text);
    }
    return text;
  };
