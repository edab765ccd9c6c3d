const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first whole characters, as readers see them, that fit into so many bytes of UTF-8. */
export function cutToBytes(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let left = bytes;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    left -= encoder.encode(segment).length;
    if (left < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
