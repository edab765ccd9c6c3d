import { letter } from './lettering';
import { colours, svg, type Drawing } from './svg';

const WIDTH = 800;
const HEIGHT = 1000;

const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" d="${d}"/>`;
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Feed marks of a faced disc, with the sheen that turns with the light. */
function turnedSteel(): string {
  const rings = steps(62).map((n) =>
    stroke(
      circle(520, 380, 24 + n * 13),
      colours.steel,
      n % 9 === 0 ? 3 : 1.2,
      0.1 + (n % 5) * 0.05,
    ),
  );
  // Many faint wedges, each a little wider, add up to a reflection without edges.
  const sheen = [22, 206].flatMap((angle) =>
    steps(14).map(
      (n) =>
        `<path fill="#fff" fill-opacity=".014" transform="rotate(${angle} 520 380)" d="M520 380 1700 ${380 - n * 26}v${n * 52}z"/>`,
    ),
  );
  return rings.join('') + sheen.join('');
}

/** A drawing sheet: grid, section through a ring, centre lines and dimension arrows. */
function drawingSheet(): string {
  const grid = [
    ...steps(19).map((n) => `M${n * 44 + 4} 0V${HEIGHT}`),
    ...steps(23).map((n) => `M0 ${n * 44 + 16}H${WIDTH}`),
  ].join('');
  return [
    stroke(grid, colours.steel, 1, 0.12),
    `<clipPath id="section"><path d="M120 160h120v440H120zM560 160h120v440H560z"/></clipPath>`,
    `<g clip-path="url(#section)">${stroke(
      steps(56)
        .map((n) => `M${n * 20 - 380} 620l480-480`)
        .join(''),
      colours.steel,
      2,
      0.35,
    )}</g>`,
    stroke(
      'M120 160h120v440H120zM560 160h120v440H560zM240 160h320M240 600h320',
      colours.steel,
      4,
      0.7,
    ),
    stroke('M400 100v560', colours.glow, 2.5, 0.8).replace(
      '/>',
      ' stroke-dasharray="44 10 8 10"/>',
    ),
    stroke(
      'M120 80v60M680 80v60M132 96h536M132 96l22-8v16zM668 96l-22-8v16z',
      colours.steel,
      2,
      0.7,
    ),
  ].join('');
}

/** Grain flow of an upset forging: lines that spread where the die met the bar. */
function grainFlow(): string {
  return steps(44)
    .map((n) => {
      const x = n * 20 - 30;
      const spread = (x - 400) * 0.55;
      const line = `M${x} -20C${x} 180 ${x + spread} 220 ${x + spread} 380S${x} 600 ${x} 820V1020`;
      return stroke(
        line,
        n % 8 === 4 ? colours.glow : colours.steel,
        n % 4 === 0 ? 3 : 1.6,
        n % 8 === 4 ? 0.75 : 0.34,
      );
    })
    .join('');
}

interface Portrait {
  file: string;
  name: string;
  monogram: string;
  pattern: () => string;
  ground: string;
}

const portraits: Portrait[] = [
  {
    file: 'margaret-holroyd',
    name: 'Margaret Holroyd',
    monogram: 'MH',
    pattern: turnedSteel,
    ground: '#1A1F25',
  },
  {
    file: 'idris-penhale',
    name: 'Idris Penhale',
    monogram: 'IP',
    pattern: drawingSheet,
    ground: '#16222E',
  },
  {
    file: 'daniel-oakshaw',
    name: 'Daniel Oakshaw',
    monogram: 'DO',
    pattern: grainFlow,
    ground: '#2A1710',
  },
];

/** Drawn portraits of the owners, 4:5: a monogram over a pattern of the trade, never a face. */
export function drawPeople(): Promise<Drawing[]> {
  const shade = `<linearGradient id="shade" x2="0" y2="1"><stop offset=".35" stop-color="${colours.graphite}" stop-opacity="0"/><stop offset="1" stop-color="${colours.graphite}" stop-opacity=".92"/></linearGradient><path fill="url(#shade)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
  return Promise.all(
    portraits.map(async ({ file, name, monogram, pattern, ground }) => ({
      file: `people/${file}.svg`,
      svg: svg(
        WIDTH,
        HEIGHT,
        name,
        `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
        pattern(),
        shade,
        await letter(monogram, {
          x: 56,
          y: 928,
          size: 330,
          weight: 680,
          width: 122,
          tracking: -0.03,
          fill: colours.paper,
        }),
        `<path fill="${colours.glow}" d="M84 952h96v8H84z"/>`,
      ),
    })),
  );
}
