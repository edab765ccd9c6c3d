import { note, remark } from '../products/dimensions';
import {
  centreLine,
  circle,
  cut,
  fine,
  hot,
  outline,
  point,
  polar,
  polygon,
  times,
  type Shape,
} from '../products/lines';
import { numbersIn, partsOf, type Stage } from './figures';

/** Below the sheet: only the upper rim of the disc is on it. */
const [X, Y, RADIUS] = [600, 1180, 900];
const [ROOT, TIP] = [0.72 * RADIUS, RADIUS];
/** Straight up, where the cutter stands: to its left the blades are done. */
const TOP = -90;

/** From root to tip, twisted and thinner towards the tip. */
const blade = (angle: number) => {
  const side = (half: number) =>
    times(9, (n) => {
      const part = n / 8;
      return polar(X, Y, ROOT + (TIP - ROOT) * part, angle + 2.6 * part + half * (1 - 0.6 * part));
    });
  return polygon([...side(-1.1), ...side(1.1).reverse()]);
};

const arc = (radius: number, from: number, to: number) => {
  const [start, end] = [polar(X, Y, radius, from), polar(X, Y, radius, to)];
  return `M${point(...start)}A${radius} ${radius} 0 0 1 ${point(...end)}`;
};

/** What is still solid: the rim as it was forged and turned. */
const stock = (from: number, to: number) => {
  const end = polar(X, Y, ROOT, to);
  const back = polar(X, Y, ROOT, from);
  return `${arc(TIP, from, to)}L${point(...end)}A${ROOT} ${ROOT} 0 0 0 ${point(...back)}z`;
};

/** A ball-end cutter in the gap behind the last blade; above it its holder. */
function cutter(angle: number): Shape[] {
  const [tip, shank, holder] = [ROOT + 34, TIP + 40, TIP + 150];
  const across = (radius: number, half: number) => {
    const turn = ((half / radius) * 180) / Math.PI;
    return [polar(X, Y, radius, angle - turn), polar(X, Y, radius, angle + turn)] as const;
  };
  const [low, high] = [across(tip, 13), across(shank, 30)];
  const [under, over] = [across(shank, 62), across(holder, 62)];
  const tool = `M${point(...high[0])}L${point(...low[0])}A13 13 0 0 0 ${point(...low[1])}L${point(...high[1])}`;
  return [hot(tool), outline(polygon([under[0], over[0], over[1], under[1]]))];
}

/** The rim half milled: blades to the left of the cutter, solid steel to its right. */
export function milling({ figures }: Stage): Shape[] {
  const [axes = 0, blades = 0] = numbersIn(figures);
  const [, , tolerance = ''] = partsOf(figures);
  const step = 360 / blades;
  const last = TOP - 0.5 * step;
  const done = times(11, (n) => last - 0.8 * step - n * step);
  return [
    `<clipPath id="sheet"><path d="M2 2h1196v896H2z"/></clipPath><g clip-path="url(#sheet)">`,
    outline(done.map(blade).join(''), 2.8),
    cut(stock(last + 1.4 * step, TOP + 64)),
    outline(arc(ROOT, TOP - 64, last + 1.4 * step)),
    fine(arc(TIP, TOP - 64, last + 1.4 * step)),
    outline(circle(X, Y, 0.64 * RADIUS) + circle(X, Y, 0.34 * RADIUS), 2.4),
    outline(
      times(12, (n) => circle(...polar(X, Y, 0.49 * RADIUS, TOP + n * 30), 30)).join(''),
      2.4,
    ),
    centreLine(`${circle(X, Y, 0.49 * RADIUS)}M${X} 330V899`),
    ...cutter(last + 0.55 * step),
    '</g>',
    ...note(polar(X, Y, ROOT + 150, done[3]! + 2.4), [250, 130], tolerance, {
      accent: true,
      side: 'left',
    }),
    remark(`${axes} axes`, 720, 130),
  ];
}
