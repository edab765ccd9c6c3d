import { across, note, remark, upright } from '../products/dimensions';
import {
  centreLine,
  circle,
  cut,
  fine,
  hidden,
  hot,
  outline,
  point,
  polygon,
  rectangle,
  times,
  type Shape,
} from '../products/lines';
import { furnaceChart } from '../services/finishing';
import { colours } from '../svg';
import { numbersIn, partsOf, type Stage } from './figures';

/** A bar under the saw, and the block that was cut from it. */
export function blank({ figures }: Stage): Shape[] {
  const [diameter = 0, length = 0] = numbersIn(figures);
  const [, weight = ''] = partsOf(figures);
  const [y, scale] = [390, 0.86];
  const [radius, size] = [(diameter * scale) / 2, length * scale];
  const [bar, from] = [120, 332];
  const blade = polygon(
    times(25, (n): [number, number] => [bar + 168 + (n % 2 ? 12 : 0), 130 + n * 22]),
    false,
  );
  return [
    outline(
      `M${point(bar, y - radius)}h160M${point(bar, y + radius)}h160M${point(bar, y - radius)}q24 ${radius / 2} 0 ${radius}t0 ${radius}`,
    ),
    `<path fill="none" stroke="${colours.glow}" stroke-width="3.4" d="${blade}M${bar + 198} 120V670"/>`,
    outline(rectangle(from, y - radius, size, 2 * radius)),
    outline(circle(1020, y, radius)),
    fine(times(3, (n) => circle(1020, y, 30 + n * 36)).join('')),
    centreLine(`M${bar - 40} ${y}H${from + size + 30}M840 ${y}H1180M1020 ${y - 180}V${y + 180}`),
    ...upright(y - radius, y + radius, 82, `Ø\u202f${diameter}`, { from: [bar - 8, bar - 8] }),
    ...across(from, from + size, 680, `${length}`, {
      from: [y + radius + 8, y + radius + 8],
      accent: true,
    }),
    ...note([1020, y + 20], [930, 700], 'Heat number'),
    remark(weight, from + size / 2, 770, 'centre'),
  ];
}

/** The pancake between narrow tools, before it the upright block, and in it the disc and its test ring. */
export function forging({ figures }: Stage): Shape[] {
  const [diameter = 0, height = 0] = numbersIn(figures);
  const [reduction = 0, , press = 0] = numbersIn(partsOf(figures)[1] ?? '');
  const [x, bottom, scale] = [590, 690, 1.06];
  const [half, top] = [(diameter * scale) / 2, bottom - height * scale];
  const bite = 320;
  // The block keeps its volume: its height follows from the reduction, its width from both.
  const block = { half: half / Math.sqrt(reduction), top: bottom - height * scale * reduction };
  const finished = (side: number) => {
    const at = (radius: number, z: number): [number, number] => [
      x + side * radius * 310 * scale,
      (top + bottom) / 2 + z * scale,
    ];
    const [hub, web, rim, blade] = [53, 20, 46, 30];
    const upper = [
      ...[at(0.18, -hub), at(0.34, -hub), at(0.4, -web), at(0.58, -web)],
      ...[at(0.64, -rim), at(0.72, -rim), at(0.72, -blade), at(1, -blade)],
    ];
    const lower = upper.map(([px, py]): [number, number] => [px, top + bottom - py]).reverse();
    return polygon([...upper, ...lower]);
  };
  const ring = (side: number) =>
    rectangle(side > 0 ? x + 316 * scale : x - half, top, half - 316 * scale, bottom - top);
  return [
    hot(rectangle(x - half, top, 2 * half, bottom - top)),
    `<path fill="${colours.glow}" fill-opacity=".4" d="${ring(-1)}${ring(1)}"/>`,
    hidden(finished(-1) + finished(1)),
    `<path fill="none" stroke="${colours.steel}" stroke-width="2.4" stroke-dasharray="18 10" d="${rectangle(x - block.half, block.top, 2 * block.half, top - block.top)}"/>`,
    cut(
      polygon([
        [bite - 60, top],
        [bite + 60, top],
        [bite + 74, top - 210],
        [bite + 130, top - 210],
        [bite + 130, 70],
        [bite - 130, 70],
        [bite - 130, top - 210],
        [bite - 74, top - 210],
      ]),
    ),
    cut(rectangle(x - half - 60, bottom, 2 * half + 120, 70)),
    centreLine(`M${x} 40V${bottom + 100}`),
    ...across(x - half, x + half, 850, `Ø\u202f${diameter}`, {
      from: [bottom + 78, bottom + 78],
      accent: true,
    }),
    ...upright(top, bottom, 1080, `${height}`, { from: [x + half + 8, x + half + 8] }),
    ...note([x + block.half, block.top + 70], [850, 130], `${reduction} : 1`),
    ...note([x + half - 18, top + 20], [850, 400], 'Test ring', { accent: true }),
    remark(`${press} MN`, bite - 150, 130, 'right'),
  ];
}

/** Hardening and tempering of the steel that the disc is made of. */
export function treatment({ figures }: Stage): Shape[] {
  const [hardening = 0, tempering = 0] = numbersIn(figures);
  const [quench = '', cooling = ''] = partsOf(figures).map((part) => part.split(', ')[1] ?? '');
  const inWords = (medium: string) => `${medium.charAt(0).toUpperCase()}${medium.slice(1)}`;
  return furnaceChart({
    ...{ hardening, tempering, quench: inWords(quench), cooling: inWords(cooling) },
    ...{ within: 8, hours: 6 },
  });
}
