import { letter } from './lettering';
import {
  centreLine,
  circle,
  fine,
  outline,
  point,
  rectangle,
  times,
  WHITE,
  type Shape,
} from './products/lines';
import type { Facts } from './products/sheet';
import { colours } from './svg';
import {
  arrow,
  DISPATCH,
  filled,
  glow,
  halves,
  placeOf,
  planOf,
  quiet,
  wordsOf,
} from './works-plan-parts';

/** Drawn for a phone, one unit a pixel: north is above, and a part goes down through the works. */
const WIDTH = 350;
const HEIGHT = 800;

const METRE = 0.75;
const at = (metres: number) => 96 + metres * METRE;
const HALL = { start: 76, width: 176 };
const ROUTE = HALL.start + 22;
const FENCE = { start: 60, end: 268, top: 76, bottom: 610 };
const ROAD = { start: 288, end: 312 };
const LANES = { north: 56, south: 634 };
/** Where the drawing leaves out the way to the office. */
const BREAK = 664;

const words = wordsOf(15);

/** Along a line that goes down. */
const upright = async (text: string, x: number, y: number, size = 15) =>
  `<g transform="translate(${point(x, y)}) rotate(-90)">${await words(text, 0, 0, { align: 'centre', size, ...quiet })}</g>`;

function hall(key: string, name: string): Shape[] {
  const { from, to } = placeOf(key);
  const [y, height] = [at(from), (to - from) * METRE];
  const lines = name.length > 10 ? halves(name) : [name];
  const middle = y + height / 2;
  const box = rectangle(HALL.start, y, HALL.width, height);
  const teeth = Math.round(height / 18);
  const end = HALL.start + HALL.width;
  return [
    filled(box, '#1D242B'),
    fine(times(teeth - 1, (n) => `M${point(end, y + ((n + 1) * height) / teeth)}h-10`).join('')),
    outline(box, 2),
    letter(key, { x: 118, y: middle + 10, size: 28, weight: 640, width: 104, fill: WHITE }),
    ...lines.map((line, index) =>
      words(line!, 150, middle + 5 + (index - (lines.length - 1) / 2) * 18, quiet),
    ),
  ];
}

const wave = (x: number) =>
  `M${x} 16` + times(Math.floor((HEIGHT - 32) / 96), () => 'q7 24 0 48t0 48').join('');

const ground = (): Shape[] => [
  ...[rectangle(ROAD.start, 16, 24, BREAK - 16), rectangle(ROAD.start, BREAK + 18, 24, 102)].map(
    (road) => filled(road, '#20272E'),
  ),
  fine(
    [ROAD.start, ROAD.end]
      .map((x) => `M${x} 16V${BREAK}M${x} ${BREAK + 18}V${HEIGHT - 16}`)
      .join(''),
  ),
  ...[BREAK, BREAK + 18].map((y) => fine(`M${ROAD.start - 10} ${y + 5}l15 -10l14 10l15 -10`)),
  upright('Furnace Road', ROAD.end - 7, 350),
  upright('Tilthammer Way', ROAD.end - 7, 737, 12),
  centreLine(
    `M${ROUTE - 18} ${FENCE.top}H${FENCE.start}V${FENCE.bottom}H${ROUTE - 18}M${ROUTE + 18} ${FENCE.top}H${FENCE.end}V${FENCE.bottom}H${ROUTE + 18}`,
  ),
  fine(wave(14) + wave(27) + wave(40)),
  filled(rectangle(10, 320, 36, 60), '#14191E'),
  upright('River', 32, 350),
];

const way = (length: string): Shape[] => [
  outline(rectangle(ROUTE - 18, at(DISPATCH.from), 54, 28 * METRE), 2),
  glow(`M${ROAD.start + 10} ${LANES.north}H${ROUTE}V${LANES.south}H${ROAD.start - 4}`),
  arrow(ROUTE, FENCE.top + 12, 90),
  arrow(ROAD.start, LANES.south, 0),
  filled(circle(ROUTE, at(0), 4) + circle(ROUTE, at(640), 4), colours.glow),
  words('0 m', ROUTE + 14, at(0) - 5, { fill: colours.glow }),
  words(`${length} to the lorry`, ROUTE + 14, at(640) + 20, { fill: colours.glow }),
  words('North gate, in', ROUTE + 14, LANES.north - 10),
  words('South gate, out', ROUTE + 14, LANES.south + 20),
];

const office = (): Shape[] => [
  filled(rectangle(320, 712, 24, 44), '#1D242B'),
  outline(rectangle(320, 712, 24, 44), 2),
  outline(`M${ROAD.end} 734h8`, 2),
  words('Forge House', ROAD.start - 10, 734, { align: 'right' }),
  words('visitors, 1 km', ROAD.start - 10, 754, { align: 'right', ...quiet }),
];

const measures = (): Shape[] => [
  fine(circle(84, 726, 20)),
  glow('M84 746V708', 2),
  arrow(84, 700, -90),
  words('N', 84, 692, { align: 'centre' }),
  outline(`M76 772v7h${100 * METRE}v-7`, 2),
  words('100 m', 76 + 100 * METRE + 10, 780, quiet),
];

/** The same plan for screens that are higher than wide. */
export function uprightPlan(halls: Facts, length: string): Promise<string> {
  const shapes = [
    ...ground(),
    ...halls.flatMap(({ name, value }) => hall(name, value)),
    ...way(length),
    ...office(),
    ...measures(),
  ];
  return planOf(WIDTH, HEIGHT, shapes);
}
