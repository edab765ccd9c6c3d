declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype';
    variationAxes: Record<'wght' | 'wdth', number>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
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
