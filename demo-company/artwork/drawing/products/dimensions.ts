import { letter } from '../lettering';
import { colours } from '../svg';
import { point, WHITE, type Shape } from './lines';

const SIZE = 32;
const ARROW = 20;

type Marked = { accent?: boolean };

const colourOf = ({ accent }: Marked) => (accent ? colours.glow : colours.steel);
const thin = (d: string, colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="1.8" d="${d}"/>`;
/** An arrowhead that ends at the point. */
const head = (x: number, y: number, angle: number, colour: string) =>
  `<path fill="${colour}" transform="translate(${point(x, y)}) rotate(${angle})" d="M0 0l${-ARROW} 5v-10z"/>`;

const words = (
  text: string,
  x: number,
  y: number,
  options: Marked & { align?: 'left' | 'centre' | 'right' },
) =>
  letter(text, {
    x,
    y,
    size: SIZE,
    weight: 480,
    width: 104,
    fill: options.accent ? colours.glow : WHITE,
    align: options.align ?? 'centre',
  });

type Line = Marked & {
  /** Where the two extension lines begin. */
  from: [number, number];
};

/** A distance along x, measured at the height `y`; outside of narrow gaps. */
export function across(x1: number, x2: number, y: number, text: string, line: Line): Shape[] {
  const colour = colourOf(line);
  const beyond = (start: number) => y + Math.sign(y - start) * 10;
  const narrow = x2 - x1 < 5 * ARROW;
  const reach = narrow ? 3 * ARROW : 0;
  return [
    thin(
      `M${point(x1, line.from[0])}V${beyond(line.from[0])}M${point(x2, line.from[1])}V${beyond(line.from[1])}M${point(x1 - reach, y)}H${x2 + reach}`,
      colour,
    ),
    head(x1, y, narrow ? 0 : 180, colour),
    head(x2, y, narrow ? 180 : 0, colour),
    words(text, (x1 + x2) / 2, y - 12, line),
  ];
}

/** A distance along y, measured at `x`; its text reads from the right. */
export function upright(y1: number, y2: number, x: number, text: string, line: Line): Shape[] {
  const colour = colourOf(line);
  const beyond = (start: number) => x + Math.sign(x - start) * 10;
  const middle = (y1 + y2) / 2;
  return [
    thin(
      `M${point(line.from[0], y1)}H${beyond(line.from[0])}M${point(line.from[1], y2)}H${beyond(line.from[1])}M${point(x, y1)}V${y2}`,
      colour,
    ),
    head(x, y1, -90, colour),
    head(x, y2, 90, colour),
    words(text, 0, 0, line).then(
      (drawn) => `<g transform="translate(${point(x - 12, middle)}) rotate(-90)">${drawn}</g>`,
    ),
  ];
}

/** A note on a shelf, with an arrow to what it is about. */
export function note(
  [x, y]: readonly [number, number],
  [atX, atY]: readonly [number, number],
  text: string,
  options: Marked & { side?: 'left' | 'right' } = {},
): Shape[] {
  const colour = colourOf(options);
  const left = options.side === 'left';
  const angle = (Math.atan2(y - atY, x - atX) / Math.PI) * 180;
  return [
    thin(`M${point(x, y)}L${point(atX, atY)}h${left ? -24 : 24}`, colour),
    head(x, y, angle, colour),
    words(text, atX + (left ? -34 : 34), atY + 11, { ...options, align: left ? 'right' : 'left' }),
  ];
}

/** A line of text without an arrow. */
export const remark = (
  text: string,
  x: number,
  y: number,
  align: 'left' | 'centre' | 'right' = 'left',
) => words(text, x, y, { align });
