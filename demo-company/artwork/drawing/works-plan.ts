import { readFile } from 'node:fs/promises';
import {
  centreLine,
  circle,
  fine,
  outline,
  point,
  rectangle,
  times,
  type Shape,
} from './products/lines';
import { finished, type Facts } from './products/sheet';
import { colours, type Drawing } from './svg';
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
import { uprightPlan } from './works-plan-upright';

const WIDTH = 1320;
const HEIGHT = 420;

/** North is on the left: a part goes through the works as one reads. */
const NORTH_GATE = 84;
const METRE = 1.375;
const at = (metres: number) => NORTH_GATE + 30 + metres * METRE;

const HALL = { top: 172, height: 136 };
const ROUTE = HALL.top + HALL.height - 22;
const FENCE = { top: 142, bottom: 344, end: at(DISPATCH.to) + 34 };
const ROAD = { top: 84, bottom: 108 };
/** Where the drawing leaves out the way to the office. */
const BREAK = 1094;

type Service = { station?: { distance: number } };
type Page = { path: string; blocks?: { type: string; title?: string; rows?: string[][] }[] };

const rowsOf = (pages: Page[], path: string, title: string): string[][] => {
  const blocks = pages.find((page) => page.path === path)?.blocks ?? [];
  const rows = blocks.find((block) => block.title === title)?.rows;
  if (!rows) throw new Error(`The plan of the works needs the table "${title}" of ${path}`);
  return rows;
};

/** What the plan shows, as the pages of the company have it: its halls, and how far a part travels. */
export function planFacts(pages: Page[], services: Service[]): Facts {
  const named = new Map<string, string>();
  for (const [, hall = ''] of rowsOf(pages, '/manufacture', 'Schedule by hall')) {
    const [key = '', name = ''] = hall.split(', ');
    if (!named.has(key)) named.set(key, name);
  }
  const length = Math.max(...services.map(({ station }) => station?.distance ?? 0));
  return [
    ...[...named].map(([name, value]) => ({ name, value })),
    { name: 'North gate to lorry', value: `${length} m` },
  ];
}

const words = wordsOf(19);

/** A hall with the teeth of its roof, its letter, and its name in up to two lines. */
function hall(key: string, name: string): Shape[] {
  const place = placeOf(key);
  const [x, width] = [at(place.from), (place.to - place.from) * METRE];
  const teeth = Math.round(width / 26);
  const [first, second] = name.length > 10 ? halves(name) : [name];
  const middle = x + width / 2;
  return [
    filled(rectangle(x, HALL.top, width, HALL.height), '#1D242B'),
    fine(times(teeth - 1, (n) => `M${point(x + ((n + 1) * width) / teeth, HALL.top)}v14`).join('')),
    outline(rectangle(x, HALL.top, width, HALL.height), 2.6),
    words(key, middle, HALL.top + 52, { align: 'centre', size: 34, weight: 640 }),
    words(first!, middle, HALL.top + 78, { align: 'centre', size: 18, ...quiet }),
    ...(second
      ? [words(second, middle, HALL.top + 99, { align: 'centre', size: 18, ...quiet })]
      : []),
  ];
}

const wave = (y: number, from: number, to: number) =>
  `M${from} ${y}` + times(Math.floor((to - from) / 128), () => 'q32 9 64 0t64 0').join('');

/** River, road, fence and gates. */
const ground = (): Shape[] => [
  filled(rectangle(20, ROAD.top, BREAK - 20, ROAD.bottom - ROAD.top), '#20272E'),
  filled(rectangle(BREAK + 24, ROAD.top, WIDTH - 44 - BREAK, ROAD.bottom - ROAD.top), '#20272E'),
  fine(
    [ROAD.top, ROAD.bottom]
      .map((y) => `M20 ${y}H${BREAK}M${BREAK + 24} ${y}H${WIDTH - 20}`)
      .join(''),
  ),
  ...[BREAK, BREAK + 24].map((x) => fine(`M${x + 6} ${ROAD.top - 12}l-12 18l12 12l-12 18`)),
  words('Furnace Road', 380, ROAD.bottom - 6, { size: 18, ...quiet }),
  words('Tilthammer Way', WIDTH - 40, ROAD.bottom - 6, { size: 18, align: 'right', ...quiet }),
  centreLine(
    `M${NORTH_GATE} ${ROUTE - 24}V${FENCE.top}H${FENCE.end}V${ROUTE - 24}M${NORTH_GATE} ${ROUTE + 24}V${FENCE.bottom}H${FENCE.end}V${ROUTE + 24}`,
  ),
  fine(wave(366, 20, WIDTH - 20) + wave(380, 84, WIDTH - 84) + wave(394, 20, WIDTH - 20)),
  filled(rectangle(604, 352, 78, 54), '#14191E'),
  words('River', 643, 386, { align: 'centre', ...quiet }),
];

/** In from the road at the one gate, through the halls, and out at the other. */
const way = (length: string): Shape[] => {
  const [lane, end] = [52, FENCE.end + 34];
  return [
    outline(
      rectangle(at(DISPATCH.from), ROUTE - 50, (DISPATCH.to - DISPATCH.from) * METRE, 72),
      2.6,
    ),
    glow(`M${lane} ${ROAD.bottom - 12}V${ROUTE}H${end}V${ROAD.bottom + 4}`),
    arrow(NORTH_GATE + 22, ROUTE, 0),
    arrow(end, ROAD.bottom + 4, -90),
    filled(circle(at(0), ROUTE, 5) + circle(at(640), ROUTE, 5), colours.glow),
    words('0 m', at(0), ROUTE + 46, { align: 'left', size: 18, fill: colours.glow }),
    words(`${length} to the lorry`, at(640), ROUTE + 46, {
      align: 'right',
      size: 18,
      fill: colours.glow,
    }),
    words('North gate, in', lane + 18, ROAD.bottom + 24, { size: 18 }),
    words('South gate, out', end - 18, ROAD.bottom + 24, { align: 'right', size: 18 }),
  ];
};

const office = (): Shape[] => [
  filled(rectangle(1196, 30, 84, 44), '#1D242B'),
  outline(rectangle(1196, 30, 84, 44), 2.6),
  fine('M1196 52h84M1238 30v44'),
  outline('M1238 74v10', 2.6),
  words('Forge House', 1182, 39, { align: 'right', weight: 560 }),
  words('visitors, 1 km', 1182, 60, { align: 'right', size: 18, ...quiet }),
];

const north = (): Shape[] => [
  fine(circle(64, 52, 24)),
  glow('M88 52H42', 2.4),
  arrow(34, 52, 180),
  words('N', 27, 59, { align: 'right', weight: 600 }),
];

const scale = (): Shape[] => {
  const [x, y] = [WIDTH - 40 - 100 * METRE, 330];
  return [
    outline(`M${x} ${y - 8}v8h${100 * METRE}v-8`, 2),
    words('100 m', x + 50 * METRE, y - 12, { align: 'centre', size: 18, ...quiet }),
  ];
};

const contentOf = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../../content/${name}.json`, import.meta.url), 'utf8')) as T;

/** The works from above: river, road, gates, halls and the way of a part. */
export async function drawWorksPlan(): Promise<Drawing[]> {
  const facts = planFacts(await contentOf('pages'), await contentOf('services-page'));
  const length = facts.at(-1)!.value;
  const shapes = [
    ...ground(),
    ...facts.slice(0, -1).flatMap(({ name, value }) => hall(name, value)),
    ...way(length),
    ...office(),
    ...north(),
    ...scale(),
  ];
  const drawing = await planOf(WIDTH, HEIGHT, shapes);
  const upright = await uprightPlan(facts.slice(0, -1), length);
  return [
    { file: 'drawings/works-plan.svg', svg: finished(drawing, facts) },
    { file: 'drawings/works-plan-upright.svg', svg: finished(upright, facts) },
  ];
}
