import { letter } from './lettering';
import { across, upright } from './products/dimensions';
import {
  centreLine,
  circle,
  cut,
  hatchPattern,
  outline,
  point,
  polygon,
  rectangle,
  WHITE,
  type Shape,
} from './products/lines';
import { colours, svg, type Drawing } from './svg';
import { filled, glow, quiet } from './works-plan-parts';

const WIDTH = 880;
const HEIGHT = 620;
const INSET = 24;
/** Outside of the frame. */
const TRIM = INSET - 1;
const BLOCK = { top: 476, height: HEIGHT - INSET - 476 };

/** The axis of the part, its bore, and where each diameter begins. */
const AXIS = 236;
const BORE = 34;
/** In the scale of the length: 530 for 240 mm, so 265 for the diameter of 120. */
const COLLAR = 132.5;
const STEPS = [
  [170, 64],
  [350, 92],
  [470, COLLAR],
  [540, 104],
  [700, 104],
] as const;

/** The numbers are those of the list beside the form: components/quotes/quote-help. */
const CELLS = [
  { x: INSET, number: 2, name: 'Quantity', value: '500 a year' },
  { x: 286, number: 3, name: 'Material', value: '42CrMo4 +QT' },
  { x: 620, number: 4, name: 'Needed by', value: '12 March' },
];

const words = (text: string, x: number, y: number, options: object = {}) =>
  letter(text, { x, y, size: 32, weight: 480, width: 104, fill: WHITE, align: 'left', ...options });

const balloon = (number: number, x: number, y: number): Shape[] => [
  filled(circle(x, y, 25), '#14191E'),
  glow(circle(x, y, 25), 2.6),
  words(`${number}`, x, y + 11, { align: 'centre', weight: 600, fill: colours.glow }),
];

/** Above its axis the part is cut. */
const part = (): Shape[] => {
  const [[start], [end]] = [STEPS[0], STEPS[STEPS.length - 1]!];
  const edge = (side: 1 | -1) =>
    STEPS.slice(0, -1).flatMap(([x, radius], index): [number, number][] => [
      [x, AXIS + side * radius],
      [STEPS[index + 1]![0], AXIS + side * radius],
    ]);
  const shoulders = STEPS.slice(1, -1).map(([x, radius], index) => {
    const reach = Math.max(radius, STEPS[index]![1]);
    return `M${point(x, AXIS)}V${AXIS + reach}`;
  });
  return [
    cut(polygon([...edge(-1), [end, AXIS - BORE], [start, AXIS - BORE]])),
    outline(
      `M${point(start, AXIS - BORE)}V${AXIS}` +
        polygon([[start, AXIS], ...edge(1), [end, AXIS], [end, AXIS - BORE]], false) +
        shoulders.join(''),
    ),
    centreLine(`M${start - 40} ${AXIS}H${end + 40}`),
    ...across(start, end, 440, '240', { from: [AXIS + 74, AXIS + 114] }),
    ...upright(AXIS - COLLAR, AXIS + COLLAR, 104, 'Ø 120', {
      from: [STEPS[2][0] - 10, STEPS[2][0] - 10],
    }),
  ];
};

/** What an engineer asks back, by hand. */
const pencilled = (): Shape[] => [
  `<path fill="none" stroke="${colours.glow}" stroke-width="3.4" stroke-linecap="round" d="M436 120c10-18 46-24 60 2c12 26-4 54-32 54c-30 0-44-34-26-58c5-8 14-14 24-16M470 127a17.7 17.7 0 0 1-17.7 17.7M438 112l-50-42"/>`,
  words('R 8?', 0, 0, { size: 36, weight: 440, fill: colours.glow, align: 'right' }).then(
    (drawn) => `<g transform="translate(378 76) rotate(-6) skewX(-8)">${drawn}</g>`,
  ),
];

const block = (): Shape[] => [
  `<path fill="none" stroke="${colours.steelDark}" stroke-width="2" d="${rectangle(INSET, INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET)}M${INSET} ${BLOCK.top}H${WIDTH - INSET}${CELLS.slice(
    1,
  )
    .map(({ x }) => `M${x} ${BLOCK.top}v${BLOCK.height}`)
    .join('')}"/>`,
  ...CELLS.flatMap(({ x, number, name, value }, index) => [
    words(name, x + 22, BLOCK.top + 46, { size: 26, ...quiet }),
    words(value, x + 22, BLOCK.top + 96, { size: 32, weight: 560 }),
    ...balloon(number, (CELLS[index + 1]?.x ?? WIDTH - INSET) - 36, BLOCK.top + 36),
  ]),
];

/** A customer's drawing as it is read for a quote, with the numbers of what is looked for. */
export async function drawQuoteSheet(): Promise<Drawing> {
  const shapes = [
    ...part(),
    glow(`M${point(648, 96)}L${point(602, 130)}`, 2.6),
    ...balloon(1, 668, 82),
    ...pencilled(),
    ...block(),
  ];
  return {
    file: 'drawings/quote-sheet.svg',
    svg: svg(
      WIDTH - 2 * TRIM,
      HEIGHT - 2 * TRIM,
      'Drawing: what is read for a quote',
      `<defs>${hatchPattern}</defs>${filled(rectangle(0, 0, WIDTH, HEIGHT), '#14191E')}`,
      `<g transform="translate(${-TRIM} ${-TRIM})">${(await Promise.all(shapes)).join('')}</g>`,
    ).replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)),
  };
}
