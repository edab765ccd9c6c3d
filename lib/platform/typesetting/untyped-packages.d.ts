declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  export interface Glyph {
    id: number;
    codePoints: number[];
    path: { toSVG(): string };
  }
  /** In units of the font. */
  export interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    characterSet: readonly number[];
    unitsPerEm: number;
    ascent: number;
    descent: number;
    layout(
      text: string,
      features?: string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { glyphs: Glyph[]; positions: Position[] };
  }
  export function create(font: Buffer): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number } | null;
  }
}
