import { plainText } from '@/lib/platform/text/plain-text';
import { pictureFiles } from '@/lib/media/picture-files';

/*
 * The content schemas write every tag in one form, without attributes of the host's own, so that tags
 * can be found as text.
 */

const PICTURE = /<img src="([^"]*)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")?>/g;

/** Where the host says no size; the frame then cuts the picture. */
const [USUAL_WIDTH, USUAL_HEIGHT] = [1200, 800];

/**
 * Pictures in the sizes that visitors need, in frames that are there before them and without them.
 * @param column its width, in CSS pixels
 */
export const withOptimizedPictures = (html: string, className: string, column: number): string =>
  html.replace(PICTURE, (_, src: string, alt: string, width?: string, height?: string) => {
    const size = {
      width: Number(width ?? USUAL_WIDTH),
      height: Number(height ?? USUAL_HEIGHT),
    };
    const files = pictureFiles({
      src: unescaped(src),
      sizes: `min(100vw, ${Math.min(size.width, column)}px)`,
      quality: 50,
      ...(width && { width: size.width }),
    });
    const attributes = {
      src: escaped(files.src),
      ...(files.srcSet && { srcset: escaped(files.srcSet), sizes: files.sizes }),
      alt,
      ...size,
      loading: 'lazy',
      decoding: 'async',
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    const frame = `aspect-ratio:${size.width}/${size.height};max-width:${size.width}px`;
    return `<span class="${className}" style="${frame}"><img ${written.join(' ')}></span>`;
  });

/** From so many columns on, a phone shows each row as a card. */
const MANY_COLUMNS = 4;

/**
 * Wide tables say in each cell what its column is called, for screens without room for columns. A table whose
 * cells span others, or that holds another, stays as it is.
 */
export const withColumnNames = (html: string): string =>
  html.replace(/<table>[^]*?<\/table>/g, (table) => {
    const [head, ...bodies] = table.split('<tbody>');
    const names = head!
      .split(/<th(?=[ >])/)
      .slice(2)
      .map((cell) => plainText(`<th${cell}`));
    const isPlain = !/<table>[^]*<table>| (?:col|row)span=/.test(table);
    if (!isPlain || names.length + 1 < MANY_COLUMNS) return table;
    return [
      head!.replace('<table>', '<table data-cards="">'),
      ...bodies.map((body) => {
        return body.replace(/<tr>[^]*?<\/tr>/g, (row) => {
          // The first cell is the name of its row.
          let column = -1;
          return row.replace(/<t[dh](?=[ >])/g, (cell) => {
            const name = names[column++];
            return name ? `${cell} data-head="${escaped(name)}"` : cell;
          });
        });
      }),
    ].join('<tbody>');
  });

/** Tables and code that are too wide scroll in a frame of their own, by keyboard as well. */
export const withScrolling = (
  html: string,
  className: string,
  words: { table: string; code: string },
): string =>
  html
    .replaceAll(
      /<table(?=[ >])/g,
      (table) =>
        `<div class="${className}" role="group" aria-label="${escaped(words.table)}" data-scrolls tabindex="0">${table}`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll(
      '<pre>',
      () => `<pre role="group" aria-label="${escaped(words.code)}" data-scrolls tabindex="0">`,
    );

export const unescaped = (attribute: string) =>
  attribute
    .replace(/&#x([\dA-F]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&amp;', '&');

export const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
