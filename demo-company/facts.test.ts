import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspectedHeat } from './inspected-heat';

const folder = path.join(process.cwd(), 'demo-company/content');

/** Every text of the content; cells of a row and the two halves of a fact make one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]+>|\s/g, ' ')];
  if (Array.isArray(value))
    return value.every((cell) => typeof cell === 'string')
      ? textsOf(value.join(' | '))
      : value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { name, title, text, value: amount, ...others } = value as Record<string, unknown>;
  const pair = [name ?? title, amount ?? text].filter((half) => typeof half === 'string');
  return [...textsOf(pair.join(' | ')), ...textsOf(Object.values(others))];
}

const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));

const found = (pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, figure = '']) => figure));

/** Each figure of the company, and in which words it stands. */
const figures: [name: string, ...patterns: RegExp[]][] = [
  ['people', /Today (\d+) people/g, /among (\d+) people/g, /(\d+) colleagues, /g],
  ['tonnes a year', /forge ([\d,]+) t a year/g],
  ['kWh a tonne today', /^(\d+) kWh a tonne, and/g, /to (\d+) kWh in 2025/g, /^2025 \| (\d+)$/g],
  [
    'kWh a tonne in 2015',
    /from ([\d,]+) kWh in 2015/g,
    /took ([\d,]+) kWh/g,
    /^2015 \| ([\d,]+)$/g,
  ],
  ['gas, per cent', /Not solved: (\d+) %/g, /burn gas, (\d+) per cent/g],
  ['lots on time', /([\d.]+) per cent of (?:our )?lots left/g, /On-time delivery \| ([\d.]+) %/g],
  ['faults found by customers', /came to (\d+) ppm in 2025/g, /customers \| (\d+) ppm/g],
  ['length of a customer relationship', /relationship: (\d+) years/g, /with us for (\d+) years/g],
  [
    'open-die press, MN',
    /the (\d+) MN hydraulic/g,
    /on the (\d+) MN press/g,
    /Open-die.*\| (\d+) MN/g,
  ],
  [
    'ring mill, radial kN',
    /([\d,]+) kN radially/g,
    /^Radial-axial ring mill .*\| ([\d,]+) and/g,
    /up to ([\d,]+) kN and/g,
  ],
  [
    'ring mill, axial kN',
    /([\d,]+) kN axially/g,
    /^Radial-axial ring mill .*and ([\d,]+) kN/g,
    /with up to ([\d,]+) kN\./g,
  ],
  ['largest press, MN', /Largest press \| ([\d.]+) MN/g, /Mechanical press \|.*\| ([\d.]+) MN/g],
  [
    'largest ring, mm',
    /rings up to Ø ([\d,]+) mm/g,
    /Largest ring \| Ø ([\d,]+)/g,
    /^Radial-axial ring mill.*Ø ([\d,]+) mm/g,
  ],
  [
    'heaviest part, kg',
    /Heaviest part \| ([\d,]+)/g,
    /heavier than ([\d,]+) kg/g,
    /0\.5 and ([\d,]+) kg/g,
  ],
  ['heaviest die forging, kg', /0\.5 to (\d+) kg on/g, /31\.5 MN \| (\d+) kg/g],
  ['bar in store, t', /([\d,]+) t of bar/g, /with ([\d,]+) t in/g, /Stock \| ([\d,]+) t/g],
  ['grades in store', /in (\d+) grades/g, /^Grades \| (\d+)/g, /(\d+) grades from stock/g],
  ['evenness of furnaces, °C', /held to ±(\d+) °C/g, /charge, ±(\d+) °C/g, /hold ±(\d+) °C/g],
  ['charge, t', /(\d+) t a charge/g, /charges up to (\d+) t/g, /Charge \| to (\d+) t/g],
  ['largest module', /to module (\d+)/g, /Module (\d+), class/g, /Module \| 2–(\d+)/g],
  ['largest gear, mm', /Gear cutting.*Ø ([\d,]+) mm/g, /module 16 and Ø ([\d,]+) mm/g],
  ['measuring error, µm', /([\d.]+) µm \+ L\/300/g],
  [
    'rings examined by ultrasound from, kg',
    /ring of more than (\d+) kg/g,
    /Each ring above (\d+) kg/g,
  ],
  [
    'years that a die is stored',
    /stored free of charge for (\w+) years/g,
    /store it free of charge for (\w+) years/g,
  ],
  ['gate by which parts leave', /lorry at the (\w+) gate/g, /tested parts leave by the (\w+)/g],
  ['largest lot', /lots of 50 to ([\d,]+)/g, /From one piece to ([\d,]+)/g],
  ['steel of bucket teeth', /Bucket teeth in (\w+)/g, /^Steel \| (\w*MnB\w*)/g],
  ['days that a quotation holds', /valid for (\d+) days/g, /open for (\d+) days/g],
  [
    'induction line, kW',
    /line of ([\d,]+) kW/g,
    /Induction lines? .*?([\d,]+) kW/g,
    /line, ([\d,]+) kW/g,
  ],
];

type Item = { id: number; figures?: string; title?: string };
const list = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Item[];

/** What the lines below the portfolio tell of: [picture, list, item]. */
const toldElsewhere: [number, string, number][] = [
  [1, 'industrial-products', 10],
  [1, 'projects', 1],
  [2, 'case-study', 6],
  [5, 'industrial-products', 5],
  [7, 'industrial-products', 3],
  [9, 'case-study', 1],
  [11, 'industrial-products', 13],
  [12, 'industrial-products', 11],
];

describe('the figures of the demo company', () => {
  it('tells of the project what the product says of itself', () => {
    const told = textsOf(list('projects')[0]!).join('\n');
    const product = textsOf(list('industrial-products').find(({ id }) => id === 10)!).join('\n');
    for (const fact of [/Weight \| ([\d.]+ kg)/, /(X\w+-\d)/, /(G\d+\.\d+)/, /(±[\d.]+ mm)/])
      expect([fact, fact.exec(told)?.[1]]).toEqual([fact, fact.exec(product)?.[1]]);
    const weeks = Number(/delivery \| (\d+) weeks/.exec(told)?.[1]);
    const [, from, to] = /(\d+) to (\d+) weeks/.exec(product)!;
    expect(weeks).toBeGreaterThanOrEqual(Number(from));
    expect(weeks).toBeLessThanOrEqual(Number(to));
  });

  it.each(toldElsewhere)(
    'are the same below picture %i of the portfolio and in %s',
    (id, name, of) => {
      const line = list('portfolio').find((picture) => picture.id === id)!.figures!;
      const told = textsOf(list(name).find((item) => item.id === of)!).join(' ');
      const figures = line.match(/[\w,.-]*\d[\w,.-]*/g)!;
      expect(figures.filter((figure) => !told.includes(figure))).toEqual([]);
    },
  );

  it.each(figures)('agree everywhere: %s', (_, ...patterns) => {
    const places = patterns.map(found);
    expect(places.filter((figures) => figures.length === 0)).toEqual([]);
    expect(new Set(places.flat()).size).toBe(1);
  });

  it('counts as many machines for turning, milling and grinding as the service says', () => {
    const rows = /^(?:CNC lathes|Five-axis machining centres|Cylindrical grinders) .*?\| (\d+) \|/g;
    const machines = found(rows).reduce((sum, count) => sum + Number(count), 0);
    expect(found(/^Machines \| (\d+)$/g)).toEqual([String(machines)]);
  });

  it('adds up the energy of a tonne', () => {
    const [today = ''] = found(/to (\d+) kWh in 2025/g);
    const [physics = ''] = found(/about (\d+) kWh/g);
    const [other = ''] = found(/The other (\d+) kWh/g);
    const parts = found(/spent like this:(.*?)(?:\.|The largest)/g).join();
    const spent = [...parts.matchAll(/(\d+) kWh/g)].map(([, figure]) => Number(figure));
    expect(Number(physics) + Number(other)).toBe(Number(today));
    expect(spent.reduce((sum, figure) => sum + figure, 0)).toBe(Number(other));
  });

  it('names one steel for each heat, on paper and in pictures', () => {
    const stamped = texts.flatMap((text) => [
      ...text.matchAll(/Heat number (H \d+) and steel (\w+)/g),
    ]);
    const marked = texts.flatMap((text) => [...text.matchAll(/HF (\w+) (H \d+)/g)]);
    const heats = [
      ...stamped.map(([, number = '', grade = '']) => ({ number, grade })),
      ...marked.map(([, grade = '', number = '']) => ({ number, grade })),
      inspectedHeat,
    ];
    expect(stamped.length).toBeGreaterThan(0);
    expect(marked.length).toBeGreaterThan(0);
    for (const { number, grade } of heats) {
      const grades = heats.filter((heat) => heat.number === number).map((heat) => heat.grade);
      expect([number, ...new Set(grades)]).toEqual([number, grade]);
    }
  });
});
