import { across, note, remark, upright } from './dimensions';
import {
  centreLine,
  circle,
  cross,
  cut,
  fine,
  hidden,
  outline,
  point,
  polar,
  polygon,
  rectangle,
  times,
  type Shape,
} from './lines';
import { numbersOf, valueOf, type Part } from './sheet';

/** A quarter bend with a flange at each end, from the side. */
export function pipeElbow({ specifications: facts }: Part): Shape[] {
  const [wall = 0] = numbersOf(facts, 'Wall thickness');
  const [x, y, bend, pipe, bore] = [300, 790, 430, 150, 134];
  const arc = (radius: number) =>
    `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`;
  const reach = 76;
  return [
    outline(arc(bend + pipe) + arc(bend - pipe)),
    hidden(arc(bend + bore) + arc(bend - bore)),
    outline(
      polygon([
        [x, y - bend - pipe],
        [x - reach, y - bend - pipe - 26],
        [x - reach, y - bend + pipe + 26],
        [x, y - bend + pipe],
      ]) +
        polygon([
          [x + bend - pipe, y],
          [x + bend - pipe - 26, y + reach],
          [x + bend + pipe + 26, y + reach],
          [x + bend + pipe, y],
        ]),
    ),
    outline(
      rectangle(x - reach - 44, y - bend - 250, 44, 500) +
        rectangle(x + bend - 250, y + reach, 500, 44),
    ),
    fine(
      times(
        2,
        (n) =>
          `M${x - reach - 62} ${y - bend - 200 + n * 400}h80M${x + bend - 200 + n * 400} ${y + reach - 18}v80`,
      ).join(''),
    ),
    centreLine(`${arc(bend)}M${x - reach - 80} ${y - bend}H${x}M${x + bend} ${y}v${reach + 80}`),
    remark(valueOf(facts, 'Tolerance'), 1110, 130, 'right'),
    ...note(polar(x, y, bend + pipe, -52), [850, 250], valueOf(facts, 'Nominal size'), {
      accent: true,
    }),
    ...note(polar(x, y, bend - pipe, -45), [270, 930], `Wall ${wall}`),
    ...note([x + bend + 200, y + reach + 44], [1010, 960], valueOf(facts, 'Bolting'), {
      side: 'left',
    }),
  ];
}

export function hydraulicCylinder({ specifications: facts }: Part): Shape[] {
  const [bore = 0, rod = 0, stroke = 0] = numbersOf(facts, 'Bore, rod, stroke');
  const scale = 920 / (stroke * 1.72);
  const [x, y] = [170, 440];
  const [tube, inside, piston] = [bore * 0.63 * scale, (bore / 2) * scale, (rod / 2) * scale];
  const [start, end] = [x + 140 * scale, x + (140 + stroke * 1.14) * scale];
  const eye = 92 * scale;
  const tip = end + 190 * scale;
  const wall = (side: number) =>
    cut(rectangle(start, side < 0 ? y - tube : y + inside, end - start, tube - inside));
  return [
    wall(-1),
    wall(1),
    cut(rectangle(start - 46 * scale, y - tube * 1.06, 46 * scale, tube * 2.12)),
    cut(
      rectangle(end, y - tube * 1.1, 90 * scale, tube * 1.1 - piston) +
        rectangle(end, y + piston, 90 * scale, tube * 1.1 - piston),
    ),
    outline(rectangle(start + 110 * scale, y - inside, 84 * scale, 2 * inside)),
    outline(rectangle(start + 194 * scale, y - piston, tip - start - 194 * scale, 2 * piston)),
    outline(
      circle(x + 20, y, eye) +
        circle(x + 20, y, eye * 0.5) +
        circle(tip + eye * 0.9, y, eye) +
        circle(tip + eye * 0.9, y, eye * 0.5),
    ),
    centreLine(
      `M${x - 90} ${y}H${tip + 2 * eye + 20}` +
        cross(x + 20, y, eye + 30) +
        cross(tip + eye * 0.9, y, eye + 30),
    ),
    outline(
      rectangle(start + 20, y - tube - 42, 54, 42) +
        rectangle(end + 10, y - tube * 1.1 - 42, 54, 42),
    ),
    ...across(start + 194 * scale, start + (194 + stroke) * scale, 180, `Stroke ${stroke}`, {
      from: [y - tube - 60, y - tube - 60],
      accent: true,
    }),
    ...note([start + 60 * scale, y + inside], [start - 20, 720], `Ø\u202f${bore} H8`),
    ...note([tip - 20, y + piston], [tip - 120, 720], `Ø\u202f${rod} f7`),
    remark(`${valueOf(facts, 'Working pressure')}, ${valueOf(facts, 'Pushing force')}`, 90, 940),
  ];
}

export function boltAndNut({ specifications: facts }: Part): Shape[] {
  const [size = 0, pitch = 0] = numbersOf(facts, 'Thread');
  const length = numbersOf(facts, 'Weight').at(-1)!;
  const scale = 640 / length;
  const [x, y] = [200, 330];
  const [r, head, key] = [(size / 2) * scale, 22.5 * scale, 55 * scale];
  const shank = x + head;
  const end = shank + length * scale;
  const thread = end - 84 * scale;
  const hexagon = (cx: number, cy: number) =>
    polygon(times(6, (n) => polar(cx, cy, key / Math.sqrt(3), n * 60)));
  return [
    outline(
      rectangle(x, y - key / 1.732, head, key * 1.1547) +
        `M${x} ${y - key / 3.46}h${head}M${x} ${y + key / 3.46}h${head}`,
    ),
    outline(
      polygon([
        [shank, y - r],
        [end - 16, y - r],
        [end, y - r + 16],
        [end, y + r - 16],
        [end - 16, y + r],
        [shank, y + r],
      ]),
    ),
    outline(`M${thread} ${y - r}V${y + r}M${end - 16} ${y - r}V${y + r}`, 2.4),
    fine(
      times(
        Math.floor(84 / pitch),
        (n) => `M${point(thread + n * pitch * scale, y - r)}l${pitch * scale * 0.5} ${2 * r}`,
      ).join('') + `M${thread} ${y - r * 0.86}H${end}M${thread} ${y + r * 0.86}H${end}`,
    ),
    outline(hexagon(380, 770) + circle(380, 770, r * 0.86)),
    fine(circle(380, 770, key * 0.475) + circle(380, 770, r)),
    outline(
      rectangle(700, 770 - key / 1.732, 29 * scale, key * 1.1547) +
        `M700 ${770 - key / 3.46}h${29 * scale}M700 ${770 + key / 3.46}h${29 * scale}`,
    ),
    centreLine(
      `M${x - 30} ${y}H${end + 30}` + cross(380, 770, key * 0.66) + `M670 770h${29 * scale + 60}`,
    ),
    ...across(shank, end, 130, `${length}`, { from: [y - r - 8, y - r + 8], accent: true }),
    ...note([end - 60, y + r], [880, 560], valueOf(facts, 'Thread').split(',')[0]!),
    ...upright(770 - key / 2, 770 + key / 2, 160, '55', { from: [380, 380] }),
    ...note([700 + 29 * scale, 740], [930, 800], valueOf(facts, 'Property class').split(',')[0]!),
  ];
}
