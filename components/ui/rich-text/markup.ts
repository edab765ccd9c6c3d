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

/** Tables and code that are too wide scroll in a frame of their own, by keyboard as well. */
export const withScrolling = (
  html: string,
  className: string,
  words: { table: string; code: string },
): string =>
  html
    .replaceAll(
      '<table>',
      () =>
        `<div class="${className}" role="group" aria-label="${escaped(words.table)}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll(
      '<pre>',
      () => `<pre role="group" aria-label="${escaped(words.code)}" tabindex="0">`,
    );

const unescaped = (attribute: string) =>
  attribute
    .replace(/&#x([\dA-F]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&amp;', '&');

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
