import { contentOf, documents, found, texts } from './testing/company-texts';
import { inspectedHeat } from './testing/inspected-heat';

/** Each figure of the company, and in which words it stands. */
const figures: [name: string, ...patterns: RegExp[]][] = [
  ['people', /Today (\d+) people/g, /among (\d+) people/g, /(\d+) colleagues, /g],
  ['tonnes a year', /forge ([\d,]+) t a year/g],
  ['kWh a tonne today', /^(\d+) kWh a tonne, and/g, /^2025 \| (\d+)$/g],
  ['kWh a tonne in 2015', /took ([\d,]+) kWh/g, /^2015 \| ([\d,]+)$/g],
  ['lots on time', /([\d.]+)% of (?:our )?lots left/g, /On-time delivery \| ([\d.]+)%/g],
  ['faults found by customers', /came to (\d+) ppm in 2025/g, /customers \| (\d+) ppm/g],
  ['length of a customer relationship', /relationship: (\d+) years/g, /with us for (\d+) years/g],
  [
    'open-die press, MN',
    /the (\d+) MN hydraulic/g,
    /(?:pierced|upset) on the (\d+) MN press/g,
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
  [
    'largest press, MN',
    /Largest press \| ([\d.]+) MN/g,
    /Mechanical press \|.*\| ([\d.]+) MN/g,
    /presses of 16 and ([\d.]+) MN/g,
    /presses 16 and ([\d.]+) MN/g,
    /on presses up to ([\d.]+) MN/g,
    /in a die on the ([\d.]+) MN/g,
    /strokes on the ([\d.]+) MN/g,
    /(?:one|from) hammer to ([\d.]+) MN/gi,
    /^([\d.]+) MN \| The mechanical press/g,
    /^Hall B · ([\d.]+) MN, the largest/g,
    /the ([\d.]+) MN press in 2017/g,
    /mill and the ([\d.]+) MN press/g,
  ],
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
  ['heaviest die forging, kg', /0\.5 to (\d+) kg on/g, /Mechanical press \|.* MN \| (\d+) kg/g],
  ['bar in store, t', /([\d,]+) t of bar/g, /· ([\d,]+) t in/g, /Stock \| ([\d,]+) t/g],
  ['grades in store', /in (\d+) grades/g, /^Grades \| (\d+)/g, /(\d+) grades from stock/g],
  ['evenness of furnaces, °C', /held to ±(\d+) °C/g, /charge, ±(\d+) °C/g, /hold ±(\d+) °C/g],
  ['charge, t', /(\d+) t a charge/g, /charges up to (\d+) t/g, /Charge \| to (\d+) t/g],
  ['largest module', /to module (\d+)/g, /Module (\d+), class/g, /Module \| 2–(\d+)/g],
  ['largest gear, mm', /Gear cutting.*?Ø ([\d,]+) mm/g, /module 16 and Ø ([\d,]+) mm/g],
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
  [
    'gate by which bar comes in',
    /Bar comes in at the (\w+) gate/g,
    /Deliveries at the (\w+) gate/g,
  ],
  [
    'inspectors, whose stamp releases a lot',
    /(\w+) inspectors report to/gi,
    /one of (\w+) inspectors/g,
    /^Inspectors \| (\w+)/g,
  ],
  [
    'reduction of the turbine disc',
    /before a bar is sawn: at least (\d) : 1/g,
    /of at least (\d) : 1 in the hub/g,
    /(\d) : 1 for parts that are ultrasonically examined to class 4/g,
  ],
  ['largest lot', /lots of 50 to ([\d,]+)/g, /From one piece to ([\d,]+)/g],
  ['power of the helical pair, kW', /helical pair for a (\d+) kW/g],
  ['steel of bucket teeth', /Bucket teeth in (\w+)/g, /^Steel \| (\w*MnB\w*)/g],
  ['days that a quotation holds', /valid for (\d+) days/g, /open for (\d+) days/g],
  [
    'induction line, kW',
    /line of ([\d,]+) kW/g,
    /Induction lines? .*?([\d,]+) kW/g,
    /^Hall B · ([\d,]+) kW/g,
  ],
];

const numerals: Record<string, string> = { nine: '9', eleven: '11' };

describe('the figures of the demo company', () => {
  it('counts countries and years of the clients as the page of them says', () => {
    const lines = contentOf<{ figures: string }[]>('clients').map(({ figures }) => figures);
    const [countries, since] = [1, 2].map((part) =>
      lines.map((line) => line.split(', ')[part]?.replace('since ', '')),
    );
    const years = since!.map((year) => 2026 - Number(year));
    const [told = ''] = found(/rolling stock in (\w+) countries/g);
    expect(new Set(countries).size).toBe(Number(numerals[told]));
    expect(found(/with us for (\d+) years/g).map(Number)).toEqual([
      Math.round(years.reduce((sum, each) => sum + each, 0) / years.length),
    ]);
  });

  it.each(figures)('agree everywhere: %s', (_, ...patterns) => {
    const places = patterns.map(found);
    expect(places.filter((figures) => figures.length === 0)).toEqual([]);
    const told = places.flat().map((figure) => numerals[figure.toLowerCase()] ?? figure);
    expect([...new Set(told)]).toHaveLength(1);
  });

  it.each([
    ['halls on one site', /under (?:one|the same) roof|in one hall\b|behind one gate/],
    ['no ultrasound in the price of every part', /ultraso[^.]*part of the price/i],
    ['strokes of presses, not blows', /\bblows?\b/i],
    ['per cent by its sign, beside the figure', /\d (?:%|per cent)/],
    ['the furnaces’ evenness, not that of induction', /induction(?!.*furnace)[^.]*±/i],
    ['shares of hydrogen by volume', /% (?:of )?hydrogen(?! by volume)/],
    ['impact energy with the radius of its striker', /\bKV\b/],
    ['answers within working days', /(?:answer|repl)(?:y|ies|s)? (?:with)?in two days/i],
    ['rings for hubs, since those of towers are larger', /\btowers?\b[^.|]* rings?\b/i],
  ])('are told as %s', (_, wrong) => {
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('are written on paper as on the site, thousands with a comma', () => {
    const english = documents.filter(({ file }) => !file.startsWith('technische'));
    const spaced = english.flatMap(({ text }) => text.match(/\d\s\d{3} (?:kg|mm|t)\b/g) ?? []);
    expect(spaced).toEqual([]);
  });

  it('names only people of the company as authors', () => {
    const engineers = contentOf<{ name: string }[]>('team').map(({ name }) => name);
    const { sections } = contentOf<{ sections: { items: Person[] }[] }>('pages/home');
    type Person = { contents: { user_name?: string } };
    const people = sections.flatMap(({ items }) => items.map((item) => item.contents.user_name));
    const posts = contentOf<{ author: string }[]>('home-blog');
    const unknown = posts.filter(({ author }) => ![...engineers, ...people].includes(author));
    expect(unknown).toEqual([]);
  });

  it('counts as many machines for turning, milling and grinding as the service says', () => {
    const rows = /^(?:CNC lathes|Five-axis machining centres|Cylindrical grinders) .*?\| (\d+) \|/g;
    const machines = found(rows).reduce((sum, count) => sum + Number(count), 0);
    expect(found(/^Machines \| (\d+)$/g)).toEqual([String(machines)]);
  });

  it('adds up the energy of a tonne', () => {
    const [today = ''] = found(/^2025 \| (\d+)$/g);
    const [before = ''] = found(/^2015 \| ([\d,]+)$/g);
    const [saved] = found(/−(\d+)% since 2015/g);
    const [physics = ''] = found(/about (\d+) kWh/g);
    const [other = ''] = found(/The other (\d+) kWh/g);
    const parts = found(/spent like this:(.*?)(?:\.|The largest)/g).join();
    const spent = [...parts.matchAll(/(\d+) kWh/g)].map(([, figure]) => Number(figure));
    const part = Number(today) / Number(before.replace(',', ''));
    expect(Number(saved)).toBe(Math.round(100 * (1 - part)));
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
