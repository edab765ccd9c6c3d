declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      noHinting?: boolean;
      /** OpenType features. */
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Glyph {
    path: {
      scale(x: number, y: number): Glyph['path'];
      translate(x: number, y: number): Glyph['path'];
      toSVG(): string;
    };
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  }
  export function create(font: Buffer): Font;
}
