import { colours } from '../svg';

/** A finished piece of SVG, or lettering that is still being drawn. */
export type Shape = string | Promise<string>;

export const WHITE = '#E9EDF0';
const THIN = colours.steelLight;

const path = (d: string, attributes: string) =>
  `<path fill="none" stroke-linejoin="round" ${attributes} d="${d}"/>`;

/** Visible edges. */
export const outline = (d: string, width = 3.4) =>
  path(d, `stroke="${WHITE}" stroke-width="${width}"`);
/** What a drawing is about, in the colour of hot steel. */
export const accent = (d: string, width = 3.4) =>
  `<path fill="none" stroke="${colours.glow}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
/** Steel that is shaped while it glows. */
export const hot = (d: string) =>
  `<path fill="${colours.glow}" fill-opacity=".16" fill-rule="evenodd" stroke="${colours.glow}" stroke-width="3.4" stroke-linejoin="round" d="${d}"/>`;
/** Edges of second rank: chamfers, roots of teeth, threads. */
export const fine = (d: string) => path(d, `stroke="${THIN}" stroke-width="1.8"`);
export const hidden = (d: string) =>
  path(d, `stroke="${THIN}" stroke-width="1.8" stroke-dasharray="10 8"`);
export const centreLine = (d: string) =>
  path(d, `stroke="${THIN}" stroke-width="1.6" stroke-dasharray="34 8 6 8"`);
/** Cut material, hatched; the sheet holds the pattern. */
export const cut = (d: string) =>
  `<path fill="url(#hatch)" fill-rule="evenodd" stroke="${WHITE}" stroke-width="3.4" stroke-linejoin="round" d="${d}"/>`;

export const hatchPattern = `<pattern id="hatch" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path stroke="${THIN}" stroke-width="1.8" d="M0 0V13"/></pattern>`;

const rounded = (value: number) => Math.round(value * 100) / 100;
export const point = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;
export const polygon = (points: readonly (readonly [number, number])[], closed = true) =>
  `M${points.map(([x, y]) => point(x, y)).join('L')}${closed ? 'z' : ''}`;
export const circle = (x: number, y: number, radius: number) =>
  `M${point(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${point(x, y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;
export const cross = (x: number, y: number, reach: number) =>
  `M${point(x - reach, y)}h${2 * reach}M${point(x, y - reach)}v${2 * reach}`;

/** The point at an angle in degrees, counted clockwise from the right. */
export const polar = (x: number, y: number, radius: number, angle: number): [number, number] => [
  x + radius * Math.cos((angle / 180) * Math.PI),
  y + radius * Math.sin((angle / 180) * Math.PI),
];
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Both edges of a turned part along the x axis, with its shoulders.
 * @param steps where a diameter begins, and its radius; the last only ends the part
 */
export function turned(y: number, steps: readonly (readonly [number, number])[]): string {
  const edge = steps.flatMap(([x, radius], index): [number, number][] => {
    const before = steps[index - 1]?.[1];
    return index === steps.length - 1
      ? [[x, before ?? radius]]
      : [...(before === undefined ? [] : [[x, before] as [number, number]]), [x, radius]];
  });
  const above = edge.map(([x, radius]): [number, number] => [x, y - radius]);
  const below = edge.map(([x, radius]): [number, number] => [x, y + radius]).reverse();
  const shoulders = steps.slice(1, -1).map(([x, radius], index) => {
    const reach = Math.max(radius, steps[index]![1]);
    return `M${point(x, y - reach)}V${rounded(y + reach)}`;
  });
  return polygon([...above, ...below]) + shoulders.join('');
}
