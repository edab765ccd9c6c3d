import { create, type Font } from 'fontkit';
import { cutTypeface, type Style } from './typeface';

const fonts = new Map<string, Promise<Font>>();

function fontFor(style: Style): Promise<Font> {
  const key = `${style.weight}/${style.width}`;
  const known = fonts.get(key) ?? cutTypeface(style).then(create);
  fonts.set(key, known);
  return known;
}

export interface Lettering extends Style {
  x: number;
  /** Baseline. */
  y: number;
  /** Font size in user units. */
  size: number;
  fill: string;
  /** Space added after each letter, in em. */
  tracking?: number;
  align?: 'left' | 'centre' | 'right';
  /** Scales the line to exactly this width, size included. */
  fit?: number;
}

/** Draws one line of text as an SVG path, so that it looks the same without the font. */
export async function letter(text: string, options: Lettering): Promise<string> {
  const font = await fontFor(options);
  const { glyphs, positions } = font.layout(text.replaceAll('\u202f', '\u2009'));
  const tracking = (options.tracking ?? 0) * font.unitsPerEm;
  const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance + tracking, -tracking);
  const scale = options.fit ? options.fit / units : options.size / font.unitsPerEm;
  const shift = { left: 0, centre: 0.5, right: 1 }[options.align ?? 'left'] * units * scale;

  let cursor = options.x - shift;
  const outlines = glyphs.map(({ path }, index) => {
    const outline = path.scale(scale, -scale).translate(cursor, options.y).toSVG();
    cursor += ((positions[index]?.xAdvance ?? 0) + tracking) * scale;
    return outline;
  });
  return `<path fill="${options.fill}" d="${round(outlines.join(''))}"/>`;
}

function round(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
