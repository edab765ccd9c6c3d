/** Shapes of the second company's pictures, in the pixels of the finished picture. */

export const tones = {
  ink: '#16302c',
  moss: '#4f6b4a',
  sage: '#9fb09a',
  sand: '#e4d9c4',
  linen: '#f3eee3',
  oak: '#b98a56',
  walnut: '#6b4a32',
  amber: '#f2a900',
  slate: '#5d6b70',
  clay: '#b4593c',
} as const;

type Point = readonly [x: number, y: number];

export const steps = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  `<path fill="${fill}" ${more} d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, rx: number, fill: string, ry = rx, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" ${more} d="${d}"/>`;

/** Down the shape by default. */
export const gradient = (id: string, from: string, to: string, axis = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${axis}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** Fibres, as they show on felt and plaster, over everything below. */
export const fibres = (width: number, height: number, strength = 0.1) =>
  `<filter id="fibres" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".32 .5" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${strength} 0"/></filter><rect width="${width}" height="${height}" filter="url(#fibres)"/>`;

export const shadow = `<filter id="shadow" x="-.3" y="-.3" width="1.6" height="1.6"><feDropShadow dx="10" dy="16" stdDeviation="14" flood-color="#0b1715" flood-opacity=".38"/></filter>`;
export const blur = `<filter id="blur" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="16"/></filter>`;

/** A hexagon with a flat top. */
export const hexagon = (x: number, y: number, radius: number, fill: string, more = '') =>
  polygon(
    steps(6).map((n) => [
      x + radius * Math.cos((n * Math.PI) / 3),
      y + radius * Math.sin((n * Math.PI) / 3),
    ]),
    fill,
    more,
  );

/** Columns and rows of hexagons that touch, with the number of each. */
export const honeycomb = (
  columns: number,
  rows: number,
  radius: number,
  draw: (x: number, y: number, index: number) => string,
) =>
  steps(columns * rows)
    .map((index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const rise = radius * Math.sqrt(3);
      return draw(column * radius * 1.5, row * rise + (column % 2 ? rise / 2 : 0), index);
    })
    .join('');

/** The same number for the same index, between 0 and 1, without a pattern that one could see. */
export const scatter = (index: number): number => {
  const value = Math.sin(index * 12.9898 + 4.1) * 43_758.5453;
  return value - Math.floor(value);
};

/** A colour moved towards white (above 0) or black (below). */
export function shade(colour: string, by: number): string {
  const target = by > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) => Math.round(channel + (target - channel) * Math.abs(by)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}
