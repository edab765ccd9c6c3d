import { point } from './products/lines';
import { colours } from './svg';

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
