import { letter } from '../lettering';
import { colours, svg } from '../svg';
import { hatchPattern, rectangle, WHITE, type Shape } from './lines';

/** The side of a sheet, and the height of its title block. */
export const SIDE = 1200;
export const BLOCK = 150;

const INSET = 36;
const COLUMNS = [0, 560, 860];

export type Facts = readonly { name: string; value: string }[];

export interface Part {
  id: number;
  title: string;
  sku: string;
  specifications: Facts;
}

export const valueOf = (facts: Facts, name: string): string => {
  const fact = facts.find((one) => one.name === name);
  if (!fact) throw new Error(`A drawing needs the fact "${name}"`);
  return fact.value;
};

/** What a drawing is made from, for readers who do not see it and for the test that compares it. */
const description = (facts: Facts): string =>
  `<desc>${facts
    .map(({ name, value }) => `${name}: ${value}`)
    .join('; ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</desc>`;

/** Rounds coordinates, which makes the file smaller, and says what it is made from. */
export const finished = (drawing: string, facts: Facts): string =>
  drawing
    .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace('<defs>', () => `${description(facts)}<defs>`);

/** The numbers of a fact, like 860, 700 and 120 of `Ø 860 / Ø 700 × 120 mm`. */
export const numbersOf = (facts: Facts, name: string): number[] =>
  [
    ...valueOf(facts, name)
      .replace(/(\d),(?=\d{3})/g, '$1')
      .matchAll(/\d+(?:\.\d+)?/g),
  ].map(Number);

const cell = async (x: number, name: string, value: string, fit?: number) => {
  const y = SIDE - INSET - BLOCK;
  const style = { x: x + 24, fill: WHITE, width: 106 } as const;
  return [
    await letter(name, { ...style, y: y + 50, size: 24, weight: 440, fill: colours.steel }),
    await letter(value, { ...style, y: y + 104, size: fit ?? 34, weight: 560 }),
  ].join('');
};

const frame = () => {
  const top = SIDE - INSET - BLOCK;
  const lines = COLUMNS.slice(1).map((x) => `M${INSET + x} ${top}v${BLOCK}`);
  return `<path fill="none" stroke="${colours.steelDark}" stroke-width="2" d="${rectangle(INSET, INSET, SIDE - 2 * INSET, SIDE - 2 * INSET)}M${INSET} ${top}H${SIDE - INSET}${lines.join('')}"/>`;
};

/** One view alone, without frame or words, in a square around its middle; for small places, in thicker lines. */
export async function detail(
  part: Part,
  [x, y]: readonly [number, number],
  half: number,
  view: readonly Shape[],
): Promise<string> {
  const drawing = svg(
    2 * half,
    2 * half,
    `Drawing: ${part.title}`,
    `<defs></defs><path fill="#14191E" d="M0 0h${2 * half}v${2 * half}H0z"/>`,
    `<g transform="translate(${half - x} ${half - y})">${(await Promise.all(view)).join('')}</g>`,
  ).replace(/(?<=stroke-width=")[\d.]+/g, (width) => String(Number(width) * 1.7));
  return finished(drawing, part.specifications);
}

/** Wraps the views of a part in a frame with a title block. */
export async function sheet(part: Part, views: readonly Shape[]): Promise<string> {
  const [first, second, third] = COLUMNS.map((x) => x + INSET);
  const drawing = svg(
    SIDE,
    SIDE,
    `Drawing: ${part.title}`,
    `<defs>${hatchPattern}</defs><path fill="#14191E" d="M0 0h${SIDE}v${SIDE}H0z"/>`,
    frame(),
    ...(await Promise.all(views)),
    await cell(first!, 'Part', part.title, part.title.length > 27 ? 26 : 32),
    await cell(second!, 'Number', part.sku),
    await cell(
      third!,
      'Weight',
      valueOf(part.specifications, 'Weight').replace(/ (the|with|fin).*/, ''),
      34,
    ),
  );
  return finished(drawing, part.specifications);
}
