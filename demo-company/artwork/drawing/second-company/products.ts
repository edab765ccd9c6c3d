import * as shape from './shapes';

const { tones, steps, box, disc, polygon, line, shade, scatter } = shape;

export const PRODUCT_WIDTH = 1200;
export const PRODUCT_HEIGHT = 900;

/** A product on a paper background, as in a studio. */
const studio = (defs: string, ...shapes: string[]) =>
  [
    `<defs>${shape.gradient('paper', '#f7f4ee', '#d9d3c6')}${shape.shadow}${defs}</defs>`,
    box(0, 0, PRODUCT_WIDTH, PRODUCT_HEIGHT, 'url(#paper)'),
    disc(600, 800, 460, '#5b5345', 34, 'fill-opacity=".22"'),
    ...shapes,
  ].join('');

export const slatPanel = () =>
  studio(
    shape.gradient('back', '#2a2f2d', '#161a19'),
    `<g filter="url(#shadow)">${box(280, 80, 640, 720, 'url(#back)')}</g>`,
    ...steps(16).map(
      (n) =>
        `${box(290 + n * 40, 80, 26, 720, shade(tones.oak, scatter(n) * 0.26 - 0.1))}${box(312 + n * 40, 80, 4, 720, shade(tones.oak, -0.4))}`,
    ),
  );

export const hexagonTiles = () =>
  studio(
    '',
    `<g transform="translate(330 190)" filter="url(#shadow)">${shape.honeycomb(5, 3, 108, (x, y, n) => (n === 14 ? '' : shape.hexagon(x, y, 102, [tones.moss, tones.sage, tones.amber, tones.sand, tones.slate][Math.floor(scatter(n + 3) * 5)]!)))}</g>`,
  );

export const baffle = () =>
  studio(
    shape.gradient('face', shade(tones.moss, 0.16), shade(tones.moss, -0.12)),
    line('M330 0V250M870 0V250', '#666', 4),
    ...steps(3).map(
      (n) =>
        `<g filter="url(#shadow)">${box(150 + n * 40, 440 - n * 95, 820, 250, n === 2 ? 'url(#face)' : shade(tones.moss, -0.2 - n * 0.05), 'rx="10"')}</g>`,
    ),
  );

export const deskScreen = () =>
  studio(
    shape.gradient('cloth', shade(tones.clay, 0.14), shade(tones.clay, -0.12)),
    `<g filter="url(#shadow)">${box(170, 200, 860, 420, 'url(#cloth)', 'rx="46"')}</g>`,
    line(
      'M216 620V246a30 30 0 0 1 30-30h708a30 30 0 0 1 30 30v374',
      shade(tones.clay, -0.34),
      4,
      'stroke-dasharray="14 9"',
    ),
    polygon(
      [
        [80, 640],
        [1120, 640],
        [1180, 700],
        [20, 700],
      ],
      shade(tones.oak, 0.24),
    ),
    ...[300, 870].map((x) => box(x, 590, 34, 92, '#2d3331', 'rx="6"')),
  );

export const perforatedPanel = () =>
  studio(
    shape.gradient('birch', '#ecd9b6', '#d9bd8d', ''),
    `<g filter="url(#shadow)">${box(250, 90, 700, 700, 'url(#birch)')}</g>`,
    ...steps(12).map((n) =>
      line(
        `M250 ${130 + n * 56}Q600 ${110 + n * 58} 950 ${134 + n * 55}`,
        '#b08d57',
        2,
        'stroke-opacity=".3"',
      ),
    ),
    ...steps(15 * 15).map((n) =>
      disc(292 + (n % 15) * 44, 132 + Math.floor(n / 15) * 44, 6 + scatter(n) * 7, '#463621'),
    ),
  );

export const cornerAbsorber = () =>
  studio(
    `${shape.gradient('one', shade(tones.slate, 0.16), shade(tones.slate, -0.1), '')}${shape.gradient('two', shade(tones.slate, -0.2), shade(tones.slate, -0.45), '')}`,
    polygon(
      [
        [390, 140],
        [690, 70],
        [690, 800],
        [390, 760],
      ],
      'url(#one)',
      'filter="url(#shadow)"',
    ),
    polygon(
      [
        [690, 70],
        [830, 150],
        [830, 750],
        [690, 800],
      ],
      'url(#two)',
    ),
    polygon(
      [
        [390, 140],
        [690, 70],
        [830, 150],
        [540, 190],
      ],
      shade(tones.slate, 0.3),
    ),
    ...steps(4).map((n) =>
      line(
        `M390 ${268 + n * 124}L690 ${218 + n * 146}L830 ${272 + n * 120}`,
        '#26302f',
        3,
        'stroke-opacity=".35"',
      ),
    ),
  );

export const roundSail = () =>
  studio(
    shape.gradient('under', shade(tones.sage, -0.08), shade(tones.sage, 0.3), ''),
    line('M360 0L400 400M840 0L800 400M600 0V330', '#777', 3),
    `<g filter="url(#shadow)">${disc(600, 470, 430, shade(tones.sage, -0.35), 150)}${disc(600, 444, 430, 'url(#under)', 150)}</g>`,
    disc(600, 444, 404, 'none', 138, 'stroke="#fff" stroke-opacity=".35" stroke-width="3"'),
  );

export const curtain = () =>
  studio(
    steps(13)
      .map(
        (n) =>
          `<linearGradient id="fold${n}"><stop stop-color="${shade(tones.amber, -0.5)}"/><stop offset=".45" stop-color="${shade(tones.amber, -0.04 + scatter(n) * 0.16)}"/><stop offset="1" stop-color="${shade(tones.amber, -0.42)}"/></linearGradient>`,
      )
      .join(''),
    box(120, 70, 960, 18, '#2d3331', 'rx="9"'),
    ...steps(13).map(
      (n) =>
        `<path fill="url(#fold${n})" d="M${150 + n * 69} 96h72q${8 - scatter(n) * 16} 340 0 700q-36 ${10 + scatter(n) * 18}-72 0q${scatter(n) * 14 - 7}-360 0-700z"/>`,
    ),
    ...steps(13).map((n) => disc(186 + n * 69, 88, 11, '#171b1a')),
  );
