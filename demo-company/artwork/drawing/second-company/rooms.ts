import * as shape from './shapes';

const { tones, steps, box, disc, polygon, line, shade, scatter } = shape;

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** The back wall of a room seen straight on. */
const wall = { left: 300, right: 1300, top: 170, bottom: 700 };

/** Floor, ceiling and walls in one-point perspective, lit from the left. */
function shell(back: string, floor: string, ceiling: string): string {
  const { left, right, top, bottom } = wall;
  return [
    `<defs>${shape.gradient('floor', shade(floor, 0.12), shade(floor, -0.28))}${shape.gradient('ceiling', shade(ceiling, -0.16), shade(ceiling, 0.1))}${shape.gradient('left', shade(back, 0.22), shade(back, -0.02), '')}${shape.gradient('right', shade(back, -0.14), shade(back, -0.34), '')}${shape.gradient('back', shade(back, 0.1), shade(back, -0.12), '')}${shape.glow('lamp', '#fff3d2')}${shape.shadow}${shape.blur}</defs>`,
    polygon(
      [
        [0, 0],
        [WIDTH, 0],
        [right, top],
        [left, top],
      ],
      'url(#ceiling)',
    ),
    polygon(
      [
        [0, HEIGHT],
        [WIDTH, HEIGHT],
        [right, bottom],
        [left, bottom],
      ],
      'url(#floor)',
    ),
    polygon(
      [
        [0, 0],
        [left, top],
        [left, bottom],
        [0, HEIGHT],
      ],
      'url(#left)',
    ),
    polygon(
      [
        [WIDTH, 0],
        [right, top],
        [right, bottom],
        [WIDTH, HEIGHT],
      ],
      'url(#right)',
    ),
    box(left, top, right - left, bottom - top, 'url(#back)'),
  ].join('');
}

/** Daylight through a tall window in the left wall, and where it falls on the floor. */
const window = [
  polygon(
    [
      [60, 170],
      [210, 235],
      [210, 700],
      [60, 800],
    ],
    '#eef5f4',
  ),
  polygon(
    [
      [130, 200],
      [138, 204],
      [138, 750],
      [130, 754],
    ],
    '#7d8a87',
  ),
  polygon(
    [
      [320, 720],
      [620, 720],
      [860, 980],
      [380, 990],
    ],
    '#fff7e2',
    'fill-opacity=".22" filter="url(#blur)"',
  ),
].join('');

/** Boards that meet in the vanishing point. */
const boards = steps(17)
  .map((n) =>
    line(
      `M${(n - 4) * 200} 1000L${wall.left + ((wall.right - wall.left) * n) / 16} ${wall.bottom}`,
      '#000',
      2,
      'stroke-opacity=".12"',
    ),
  )
  .join('');

const chair = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" filter="url(#shadow)"><rect x="-46" y="-120" width="92" height="96" rx="22" fill="${fill}"/><rect x="-54" y="-22" width="108" height="24" rx="12" fill="${shade(fill, -0.2)}"/><path d="M-40 2v70M40 2v70" stroke="${tones.walnut}" stroke-width="9"/></g>`;

export function meetingRoom(): string {
  const colours = [
    tones.moss,
    tones.sage,
    tones.sand,
    tones.moss,
    tones.amber,
    shade(tones.moss, -0.2),
  ];
  const tiles = shape.honeycomb(11, 4, 58, (x, y, index) =>
    scatter(index) < 0.16
      ? ''
      : shape.hexagon(
          x + 360,
          y + 230,
          54,
          colours[Math.floor(scatter(index + 50) * colours.length)]!,
        ),
  );
  return [
    shell(tones.linen, tones.oak, '#f7f5ef'),
    boards,
    `<g filter="url(#shadow)">${tiles}</g>`,
    window,
    line('M800 0V250', '#333', 5),
    polygon(
      [
        [730, 330],
        [870, 330],
        [830, 250],
        [770, 250],
      ],
      tones.ink,
    ),
    disc(800, 420, 330, 'url(#lamp)', 190),
    ...[470, 640, 960, 1130].map((x) => chair(x, 720, 0.9, tones.slate)),
    `<g filter="url(#shadow)">${disc(800, 770, 470, shade(tones.oak, 0.28), 78)}${box(770, 840, 60, 120, tones.walnut)}</g>`,
    ...[520, 1080].map((x) => chair(x, 920, 1.25, tones.clay)),
  ].join('');
}

export function openOffice(): string {
  const baffles = steps(9).flatMap((row) =>
    steps(7).map((column) => {
      const near = row / 8;
      const spread = 150 + near * 150;
      const x = 800 + (column - 3) * spread;
      const y = 200 - near * 190;
      const height = 34 + near * 96;
      const fill = (row + column) % 4 === 0 ? tones.amber : column % 2 ? tones.moss : tones.sage;
      return box(
        x - spread * 0.36,
        y,
        spread * 0.72,
        height,
        shade(fill, -0.3 + near * 0.25),
        'rx="5"',
      );
    }),
  );
  const desk = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" filter="url(#shadow)"><rect x="-150" y="-128" width="300" height="120" rx="14" fill="${tones.sage}"/><rect x="-58" y="-96" width="116" height="72" rx="6" fill="#26302f"/><rect x="-170" y="-10" width="340" height="18" fill="${shade(tones.oak, 0.3)}"/><path d="M-150 8v120M150 8v120" stroke="#39423f" stroke-width="12"/></g>`;
  return [
    shell('#e9e7df', tones.slate, '#dcdad2'),
    window,
    baffles.join(''),
    ...[460, 700, 930, 1150].map((x) => desk(x, 660, 0.62)),
    ...[330, 810, 1290].map((x) => desk(x, 840, 1.15)),
  ].join('');
}

export function concertHall(): string {
  const columns = steps(40).map((n) => {
    const fill = [tones.oak, shade(tones.oak, -0.22), shade(tones.oak, 0.18), tones.walnut][
      Math.floor(scatter(n) * 4)
    ]!;
    return steps(6)
      .map((row) => {
        const depth = scatter(n * 6 + row) * 0.34 - 0.17;
        return box(300 + n * 25, 120 + row * 84, 25, 84, shade(fill, depth));
      })
      .join('');
  });
  const seats = steps(5).flatMap((row) => {
    const size = 46 + row * 24;
    return steps(36).map((n) => {
      const x = 800 + (n - 17.5) * size;
      return x < -80 || x > 1680
        ? ''
        : box(
            x - size * 0.44,
            690 + row * row * 13 + row * 28,
            size * 0.88,
            size * 1.2,
            shade(tones.clay, -0.34 + row * 0.07),
            `rx="${size * 0.2}"`,
          );
    });
  });
  return [
    shell(tones.walnut, '#57402f', '#3a2c22'),
    columns.join(''),
    polygon(
      [
        [240, 640],
        [1360, 640],
        [1430, 700],
        [170, 700],
      ],
      shade(tones.oak, 0.2),
    ),
    ...steps(5).map((n) =>
      polygon(
        [
          [330 + n * 190, 30],
          [500 + n * 190, 30],
          [480 + n * 190, 96],
          [350 + n * 190, 96],
        ],
        shade(tones.sand, -0.08 * n),
        'filter="url(#shadow)"',
      ),
    ),
    disc(800, 430, 620, 'url(#lamp)', 260, 'fill-opacity=".6"'),
    seats.join(''),
  ].join('');
}

export function restaurant(): string {
  const sails = [
    [430, 150, 190],
    [820, 96, 240],
    [1210, 160, 180],
    [640, 236, 120],
    [1010, 250, 110],
  ] as const;
  return [
    shell(tones.clay, tones.walnut, '#efe7d8'),
    boards,
    ...[350, 610, 870, 1130].map(
      (x) =>
        `<path fill="${shade(tones.sand, -0.05)}" d="M${x} 700V420a90 90 0 0 1 180 0v280z"/><path fill="${shade(tones.moss, -0.1)}" d="M${x + 18} 700V424a72 72 0 0 1 144 0v276z"/>`,
    ),
    ...sails.map(
      ([x, y, radius], n) =>
        `<g filter="url(#shadow)">${line(`M${x - radius * 0.5} 0V${y}M${x + radius * 0.5} 0V${y}`, '#5b5b55', 2)}${disc(x, y, radius, [tones.sand, tones.sage, tones.linen][n % 3]!, radius * 0.24)}${disc(x, y - 8, radius, shade([tones.sand, tones.sage, tones.linen][n % 3]!, 0.2), radius * 0.24)}</g>`,
    ),
    window,
    ...[420, 800, 1180].map(
      (x) =>
        `${disc(x, 780, 150, shade(tones.oak, 0.25), 34, 'filter="url(#shadow)"')}${box(x - 9, 800, 18, 130, '#2f2a26')}${disc(x, 930, 70, '#2f2a26', 14)}${disc(x, 700, 130, 'url(#lamp)', 90)}`,
    ),
    ...[300, 560, 680, 930, 1050, 1310].map((x) => chair(x, 850, 0.95, tones.ink)),
  ].join('');
}
