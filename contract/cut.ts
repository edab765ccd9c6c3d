const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** More than any sign that people use takes in UTF-16. */
const LONGEST_SIGN = 100;

/**
 * The beginning of a text, cut between two signs as readers see them: a flag, a family or a letter with its
 * accents stays whole, or is left out.
 * @param most length in UTF-16 units
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = graphemes.segment(text.slice(0, most + LONGEST_SIGN)).containing(most)?.index ?? most;
  // A sign without an end, as a letter under hundreds of accents, is cut after all.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

const encoder = new TextEncoder();

/** In UTF-8. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

/** As `cut`, for what becomes the name of a file. @param most length in UTF-8 bytes */
export function cutBytes(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let end = 0;
  let bytes = 0;
  for (const { segment } of graphemes.segment(text)) {
    bytes += bytesOf(segment);
    if (bytes > most) break;
    end += segment.length;
  }
  return text.slice(0, end);
}
