import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globalSingleton } from '@/lib/platform/global-singleton';

const BUILD_PATH = '/_next/';
const RELATIVE_URL = 'url(../';

const sheets = globalSingleton('style-sheets', () => new Map<string, string>());

/**
 * Reads style sheets of a build, each once.
 * @param dist the folder of the build
 * @returns the text of a sheet by its path; undefined where there is no such file
 */
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
