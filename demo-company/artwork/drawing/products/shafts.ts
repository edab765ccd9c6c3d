import { across, note, upright } from './dimensions';
import {
  centreLine,
  circle,
  cross,
  fine,
  outline,
  point,
  polar,
  polygon,
  rectangle,
  times,
  turned,
  type Shape,
} from './lines';
import { numbersOf, valueOf, type Part } from './sheet';

const slot = (x: number, y: number, length: number, width: number) =>
  `M${point(x, y - width / 2)}h${length}a${width / 2} ${width / 2} 0 0 1 0 ${width}h${-length}a${width / 2} ${width / 2} 0 0 1 0 ${-width}z`;

export function steppedShaft({ specifications: facts }: Part): Shape[] {
  const [length = 0] = numbersOf(facts, 'Length');
  const [thickest = 0] = numbersOf(facts, 'Largest diameter');
  const scale = 1040 / length;
  const [x, y, thick] = [80, 400, (thickest / 2) * scale * 1.45];
  const steps = [
    [0, 0.5],
    [0.11, 0.62],
    [0.24, 0.76],
    [0.36, 1],
    [0.41, 0.86],
    [0.63, 0.74],
    [0.77, 0.6],
    [0.9, 0.5],
    [1, 0.5],
  ] as const;
  const at = (part: number) => x + part * length * scale;
  const [endX, endY, end] = [320, 770, 150];
  return [
    outline(
      turned(
        y,
        steps.map(([part, radius]) => [at(part), radius * thick] as const),
      ),
    ),
    fine(times(5, (n) => `M${point(at(0), y + (n - 2) * thick * 0.2)}H${at(0.1)}`).join('')),
    outline(slot(at(0.46), y, 130, 30) + slot(at(0.81), y, 70, 22), 2.4),
    centreLine(`M${at(0) - 30} ${y}H${at(1) + 30}` + cross(endX, endY, end + 50)),
    outline(
      polygon(
        times(16, (n) => [
          polar(endX, endY, end * 0.84, n * 22.5 - 7),
          polar(endX, endY, end, n * 22.5 - 5),
          polar(endX, endY, end, n * 22.5 + 5),
          polar(endX, endY, end * 0.84, n * 22.5 + 7),
        ]).flat(),
      ),
    ),
    fine(circle(endX, endY, end * 0.12)),
    ...across(at(0), at(1), 150, valueOf(facts, 'Length').replace(/\smm$/, ''), {
      from: [y - thick * 0.5 - 8, y - thick * 0.5 - 8],
      accent: true,
    }),
    ...note([at(0.38), y + thick], [at(0.45), 590], `Ø\u202f${thickest}`),
    ...note(polar(endX, endY, end, -20), [560, 760], 'Splined end'),
    ...note([at(0.7), y - thick * 0.74], [at(0.76), 250], 'Seats k6'),
  ];
}

export function crankshaft({ specifications: facts }: Part): Shape[] {
  const [length = 0] = numbersOf(facts, 'Length');
  const [stroke = 0] = numbersOf(facts, 'Stroke');
  const scale = 950 / length;
  const [x, y] = [160, 470];
  const crank = (stroke / 2) * scale;
  const [main, pin] = [38 * scale, 32 * scale];
  const pitch = 116 * scale;
  const start = x + 92 * scale;
  const sides = [-1, 1, 1, -1];
  const width = 38 * scale;
  const web = 19.5 * scale;
  const throws = sides.map((side, n) => {
    const left = start + n * pitch + width;
    const [far, near] = [y + side * (crank + pin * 1.35), y - side * (crank + main * 0.9)];
    const cheek = (at: number) =>
      polygon([
        [at, far],
        [at + web, far],
        [at + web, near],
        [at, near],
      ]);
    return (
      cheek(left) +
      cheek(left + web + width) +
      rectangle(left + web, y + side * crank - pin, width, 2 * pin)
    );
  });
  const journals = times(5, (n) => rectangle(start + n * pitch, y - main, width, 2 * main));
  const last = start + 4 * pitch + width;
  return [
    outline([...throws, ...journals].join('')),
    outline(
      turned(y, [
        [x, 24 * scale],
        [x + 56 * scale, 30 * scale],
        [start, 30 * scale],
      ]),
    ),
    outline(rectangle(last, y - 62 * scale, x + length * scale - last, 124 * scale)),
    centreLine(
      `M${x - 30} ${y}H${x + length * scale + 30}${sides.map((side, n) => `M${start + n * pitch + width - 10} ${y + side * crank}h${width + 2 * web + 20}`).join('')}`,
    ),
    ...across(x, x + length * scale, 130, `${length}`, {
      from: [y - 24 * scale - 8, y - 62 * scale - 8],
    }),
    ...upright(y - crank, y + crank, 110, `${stroke}`, {
      from: [start + width - 16, start + pitch + width - 16],
      accent: true,
    }),
    ...note(
      [start + pitch + width / 2, y + main],
      [start + pitch - 40, 860],
      valueOf(facts, 'Tolerance'),
    ),
    ...note(
      [start + 2 * pitch + width + web, y - crank - main],
      [start + 2 * pitch + 90, 205],
      `Balance ${valueOf(facts, 'Balance').split(',')[0]}`,
    ),
  ];
}

/** The rod from above: two eyes, and a shank that narrows between them. */
export function connectingRod({ specifications: facts }: Part): Shape[] {
  const [distance = 0] = numbersOf(facts, 'Centre distance');
  const [bore = 0] = numbersOf(facts, 'Big-end bore');
  const scale = 600 / distance;
  const [x, y] = [300, 420];
  const small = x + distance * scale;
  const [big, eye, bush] = [bore * scale * 0.5, 44 * scale, 26 * scale];
  const shank = (side: number) =>
    `M${point(x + big * 1.2, y + side * 42 * scale)}L${point(small - eye * 0.8, y + side * 24 * scale)}`;
  return [
    outline(
      circle(x, y, big * 1.36) + circle(x, y, big) + circle(small, y, eye) + circle(small, y, bush),
    ),
    fine(circle(x, y, big * 1.08) + circle(small, y, bush * 1.16)),
    outline(shank(-1) + shank(1)),
    fine(
      `M${point(x + big * 1.5, y - 28 * scale)}L${point(small - eye * 1.12, y - 14 * scale)}V${y + 14 * scale}L${point(x + big * 1.5, y + 28 * scale)}z`,
    ),
    outline(
      rectangle(x - 16, y - big * 1.7, 32, big * 0.36) +
        rectangle(x - 16, y + big * 1.34, 32, big * 0.36) +
        `M${x} ${y - big * 1.34}V${y - big}M${x} ${y + big}V${y + big * 1.34}`,
      2.4,
    ),
    centreLine(cross(x, y, big * 1.8) + cross(small, y, eye + 50) + `M${x} ${y}H${small}`),
    outline(rectangle(x - big * 1.36, 790, small + eye - x + big * 1.36, 90)),
    fine(`M${x + big * 1.36} 812H${small - eye}M${x + big * 1.36} 858H${small - eye}`),
    outline(`M${x + big * 1.36} 790v90M${small - eye} 790v90`, 2.4),
    ...across(x, small, 700, valueOf(facts, 'Centre distance').replace(/\s*mm$/, ''), {
      from: [y + big * 1.8, y + eye + 50],
      accent: true,
    }),
    ...note(polar(x, y, big, -128), [170, 130], valueOf(facts, 'Big-end bore')),
    ...note(polar(small, y, bush, -50), [1010, 180], 'Bush', { side: 'left' }),
    ...note(
      [x + 300, 790],
      [x + 360, 960],
      valueOf(facts, 'Tolerance').split(',').slice(0, 2).join(','),
    ),
  ];
}
