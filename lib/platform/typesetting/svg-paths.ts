import type { Line } from './lines';

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The letters of a line as SVG paths. @param x of its left end, in pixels like all lengths */
export function pathsOf({ runs }: Line, x: number, baseline: number, size: number): string {
  let paths = '';
  let left = x;
  for (const { font, glyphs, positions, spacing } of runs) {
    const scale = size / font.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const outline = glyph.path.toSVG();
      if (outline) {
        const place = `${rounded(left + xOffset * scale)} ${rounded(baseline - yOffset * scale)}`;
        paths += `<path transform="translate(${place})scale(${scale} ${-scale})" d="${outline}"/>`;
      }
      left += xAdvance * scale + spacing * size;
    });
  }
  return paths;
}
