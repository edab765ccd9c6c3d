import { readFileSync } from 'node:fs';
import path from 'node:path';

const ADDRESS = '/_next/';
const SHEET =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+)[^"]*" data-precedence="next"\/>/g;
/** Sheets name their files from where they stand. */
const FROM_SHEET = 'url(../';

/**
 * Puts a page's style sheets into the page, which saves the first view a round trip. The links stay,
 * disabled: a browser loads none of them, and React takes them for the sheets that it would load.
 * @param html a page as Next.js renders it; done twice it is the same as done once
 * @param read the text of a sheet by its address; a link whose sheet it does not know stays as it is
 */
export const inlineStyles = (html: string, read: (address: string) => string | undefined): string =>
  html.replace(SHEET, (link, address: string) => {
    const text = read(address);
    if (text === undefined || /<\/style/i.test(text)) return link;
    return `<style>${text}</style>${link.replace('/>', ' disabled=""/>')}`;
  });

/** A build has a handful of sheets. */
const sheets = new Map<string, string>();

/**
 * Reads the style sheets of a build, each once.
 * @param dist the folder of the build
 */
export const sheetsOf =
  (dist: string) =>
  (address: string): string | undefined => {
    const file = path.join(dist, address.slice(ADDRESS.length));
    let text = sheets.get(file);
    if (text === undefined) {
      try {
        text = readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
      text = text.replaceAll(FROM_SHEET, `url(${path.posix.dirname(path.posix.dirname(address))}/`);
      sheets.set(file, text);
    }
    return text;
  };
