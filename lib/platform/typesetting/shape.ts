import createBidi from 'bidi-js';
import type { Font, Glyph, Position } from 'fontkit';

const bidi = createBidi();

/** One font and direction, in the order of sight; lengths in parts of the size. */
export type Run = {
  /** In the order of reading. */
  text: string;
  font: Font;
  /** Odd from right to left: of the Unicode Bidirectional Algorithm. */
  level: number;
  width: number;
  /** Between letters. */
  spacing: number;
  leading: number;
  glyphs: readonly Glyph[];
  positions: readonly Position[];
};

/** Levels of every code unit of a line of text. */
export function levelsOf(
  text: string,
  direction: 'ltr' | 'rtl',
): { levels: Uint8Array; level: number } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  return { levels, level: paragraphs[0]?.level ?? 0 };
}

/** As fonts expect it: the tone of a Thai syllable stands above its ring. */
export const shapedAs = (text: string): string =>
  text.replace(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32');

const mirrored = (text: string): string =>
  Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');

export const isRightToLeft = ({ level }: { level: number }): boolean => level % 2 === 1;

/** Joined, ligated and with marks in their places, in the order of sight. */
export function layOut(font: Font, text: string, rightToLeft: boolean) {
  const letters = shapedAs(rightToLeft ? mirrored(text) : text);
  const direction = rightToLeft ? 'rtl' : 'ltr';
  return font.layout(letters, undefined, undefined, undefined, direction);
}

/** Fonts belong to one document, which says many words more than once. */
const shaped = new WeakMap<Font, Map<string, Run>>();

export function shape(
  text: string,
  like: Pick<Run, 'font' | 'level' | 'spacing' | 'leading'>,
): Run {
  const known = shaped.get(like.font) ?? new Map<string, Run>();
  shaped.set(like.font, known);
  const key = `${like.level} ${like.spacing} ${text}`;
  const run = known.get(key) ?? shapedRun(text, like);
  known.set(key, run);
  return run;
}

function shapedRun(
  text: string,
  { font, level, spacing, leading }: Parameters<typeof shape>[1],
): Run {
  const { glyphs, positions } = layOut(font, text, isRightToLeft({ level }));
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const width = advance / font.unitsPerEm + spacing * glyphs.length;
  return { text, font, level, width, spacing, leading, glyphs, positions };
}

/** Two that follow each other in the text, in the same font and direction. */
export function joined(first: Run, second: Run): Run {
  const inOrder = <T>(a: readonly T[], b: readonly T[]) =>
    isRightToLeft(first) ? [...b, ...a] : [...a, ...b];
  return {
    ...first,
    text: first.text + second.text,
    width: first.width + second.width,
    glyphs: inOrder(first.glyphs, second.glyphs),
    positions: inOrder(first.positions, second.positions),
  };
}

/** From left to right: rule L2 of the algorithm. */
export function inOrderOfSight(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && order[end]!.level >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}
