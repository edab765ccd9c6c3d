import { readFileSync } from 'node:fs';
import path from 'node:path';

const BUILD_PATH = '/_next/';
const RELATIVE_URL = 'url(../';

const sheets = new Map<string, string>();

/** Would end the element that it is put into. */
const CLOSING_TAG = /<\/style/i;
/** What is left of a class that only composes others. */
const EMPTY_RULE = /(?<=^|[{}])\s*\.[\w-]+(?:,\.[\w-]+)*{}/g;

/**
 * Reads style sheets of a build, each once.
 * @param dist the folder of the build
 * @returns the bytes of a sheet by its path, as Latin-1; undefined where there is no such file, or one that
 *   cannot stand in a page
 */
export const sheetsOf =
  (dist: string) =>
  (sheet: string): string | undefined => {
    const file = path.join(dist, sheet.slice(BUILD_PATH.length));
    let text = sheets.get(file);
    if (text === undefined) {
      try {
        text = readFileSync(file, 'latin1');
      } catch {
        return undefined;
      }
      if (CLOSING_TAG.test(text)) return undefined;
      const parent = path.posix.dirname(path.posix.dirname(sheet));
      text = text.replaceAll(RELATIVE_URL, `url(${parent}/`).replace(EMPTY_RULE, '');
      sheets.set(file, text);
    }
    return text;
  };
