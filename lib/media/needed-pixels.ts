/**
 * CSS pixels across, and how many pixels of the screen there are to one of them, least and most. Phones on their
 * side and some laptops have three; the difference to two is not seen, but costs twice the bytes.
 */
const SCREENS = [
  { from: 320, to: 480, densities: [1.5, 3] },
  { from: 480, to: 1920, densities: [1, 2] },
];

const REM = 16;

const CONDITION = /^\(width (<|>=) (\d+)px\) /;
const LENGTH = /^(\d+(?:\.\d+)?)(px|rem|vw)$/;

type Rule = { from: number; to: number; length: string };

const known = new Map<string, { least: number; most: number }>();

/**
 * Between how many and how many pixels of a screen a picture with such `sizes` covers: from a narrow and
 * coarse screen to the widest and finest.
 * @param sizes conditions `(width < 768px)` or `(width >= 768px)`, lengths in px, rem or vw, or the `min()` of
 *   such
 * @throws for any other form
 */
export function neededPixels(sizes: string): { least: number; most: number } {
  const before = known.get(sizes);
  if (before) return before;
  const needs = rulesOf(sizes).flatMap(({ from, to, length }) =>
    SCREENS.flatMap((screen) => {
      const [narrow, wide] = [Math.max(from, screen.from), Math.min(to, screen.to)];
      if (narrow > wide) return [];
      const widths = [pixelsOf(length, narrow), pixelsOf(length, wide)];
      return screen.densities.flatMap((density) => widths.map((width) => width * density));
    }),
  );
  const found = { least: Math.min(...needs), most: Math.max(...needs) };
  known.set(sizes, found);
  return found;
}

/** Which length counts between which widths of the screen: the first whose condition holds. */
function rulesOf(sizes: string): Rule[] {
  let [from, to] = [0, Infinity];
  return sizes.split(/, (?![^(]*\))/).map((part) => {
    const [condition = '', sign, edge] = CONDITION.exec(part) ?? [];
    const rule = { from, to, length: part.slice(condition.length) };
    if (sign === '<') rule.to = from = Number(edge);
    if (sign === '>=') rule.from = to = Number(edge);
    return rule;
  });
}

function pixelsOf(length: string, screen: number): number {
  const several = /^min\((.+)\)$/.exec(length)?.[1];
  if (several) return Math.min(...several.split(', ').map((each) => pixelsOf(each, screen)));
  const [, number, unit] = LENGTH.exec(length) ?? [];
  if (!number) throw new Error(`sizes of a picture: ${length} is no length`);
  const pixelsOfUnit = { px: 1, rem: REM, vw: screen / 100 }[unit as 'px' | 'rem' | 'vw'];
  return Number(number) * pixelsOfUnit;
}
