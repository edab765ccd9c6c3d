import { letter } from './lettering';
import { point, rectangle, WHITE, type Shape } from './products/lines';
import { colours, svg } from './svg';

/** Where the halls begin and end, in metres along the way of a part. */
const halls: Record<string, { from: number; to: number }> = {
  A: { from: 0, to: 72 },
  B: { from: 92, to: 164 },
  C: { from: 176, to: 296 },
  D: { from: 312, to: 396 },
  E: { from: 412, to: 600 },
};
export const DISPATCH = { from: 612, to: 640 };

export function placeOf(key: string): { from: number; to: number } {
  const place = halls[key];
  if (!place) throw new Error(`The plan of the works has no place for hall ${key}`);
  return place;
}

export const glow = (d: string, width = 3) =>
  `<path fill="none" stroke="${colours.glow}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
export const filled = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
export const arrow = (x: number, y: number, angle: number) =>
  `<path fill="${colours.glow}" transform="translate(${point(x, y)}) rotate(${angle})" d="M0 0l-16 6v-12z"/>`;

/** Broken at the space that is nearest to the middle. */
export function halves(name: string): [string, string?] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [space] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return space === undefined ? [name] : [name.slice(0, space), name.slice(space + 1)];
}

type Placed = {
  align?: 'left' | 'centre' | 'right';
  size?: number;
  fill?: string;
  weight?: number;
};

export const quiet = { fill: colours.steel } as const;

/** Words of a plan. @param usual their size in pixels where none is given */
export const wordsOf =
  (usual: number) =>
  (text: string, x: number, y: number, options: Placed = {}) =>
    letter(text, {
      ...{ x, y, size: usual, weight: 500, width: 104, fill: WHITE, align: 'left' as const },
      ...options,
    });

/** A plan on its dark ground. */
export const planOf = async (width: number, height: number, shapes: Shape[]): Promise<string> =>
  svg(
    width,
    height,
    'Drawing: plan of the works',
    `<defs></defs>${filled(rectangle(0, 0, width, height), '#14191E')}`,
    ...(await Promise.all(shapes)),
  );
