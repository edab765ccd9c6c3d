import { HEIGHT, WIDTH } from './rooms';
import * as shape from './shapes';

const { tones, steps, box, disc, polygon, line, shade, scatter } = shape;

/** Rolls of felt in a rack, seen from their ends. */
export function feltRolls(): string {
  const colours = [
    tones.moss,
    tones.sand,
    tones.slate,
    tones.clay,
    tones.sage,
    tones.amber,
    tones.ink,
  ];
  const roll = (x: number, y: number, radius: number, fill: string) =>
    [
      disc(x, y, radius, fill, radius, 'filter="url(#shadow)"'),
      ...steps(11).map((n) =>
        disc(
          x,
          y,
          radius - 6 - n * ((radius - 26) / 11),
          'none',
          radius - 6 - n * ((radius - 26) / 11),
          `stroke="${shade(fill, n % 2 ? -0.22 : 0.16)}" stroke-width="4"`,
        ),
      ),
      disc(x, y, 20, '#2a231c'),
      disc(x, y, 26, 'none', 26, `stroke="${tones.oak}" stroke-width="9"`),
    ].join('');
  return [
    `<defs>${shape.gradient('ground', '#3b3a35', '#1d1f1d')}${shape.shadow}</defs>`,
    box(0, 0, WIDTH, HEIGHT, 'url(#ground)'),
    ...steps(4).map((row) => box(0, 238 + row * 252, WIDTH, 22, shade(tones.oak, -0.2))),
    ...steps(4).flatMap((row) =>
      steps(8).map((n) =>
        roll(
          112 + n * 198,
          134 + row * 252,
          80 + scatter(n + row * 8) * 18,
          colours[Math.floor(scatter(n * 3 + row) * colours.length)]!,
        ),
      ),
    ),
  ].join('');
}

/** A cutter on its bridge over a sheet of felt, half of it cut into hexagons. */
export function cuttingTable(): string {
  const cut = shape.honeycomb(16, 7, 66, (x, y) =>
    shape.hexagon(
      x * 1.05 + 40,
      y + 300,
      62,
      'none',
      `stroke="${shade(tones.moss, -0.45)}" stroke-width="3"`,
    ),
  );
  return [
    `<defs>${shape.gradient('hall', '#d9dedb', '#a9b3af')}${shape.gradient('felt', shade(tones.moss, 0.12), shade(tones.moss, -0.15))}${shape.shadow}<clipPath id="done"><path d="M0 0h940v1000H0z"/></clipPath></defs>`,
    box(0, 0, WIDTH, HEIGHT, 'url(#hall)'),
    ...steps(9).map((n) => box(40 + n * 180, 40, 120, 120, '#f4f8f7')),
    polygon(
      [
        [0, 240],
        [WIDTH, 240],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      '#39433f',
    ),
    polygon(
      [
        [0, 270],
        [1500, 270],
        [1560, 940],
        [0, 940],
      ],
      'url(#felt)',
    ),
    `<g clip-path="url(#done)">${cut}</g>`,
    `<g filter="url(#shadow)">${box(900, 190, 96, 810, '#e8ebe9', 'rx="10"')}${box(922, 190, 12, 810, '#b7c0bc')}${box(856, 470, 190, 190, tones.ink, 'rx="18"')}${box(886, 500, 130, 40, tones.amber, 'rx="8"')}${polygon(
      [
        [936, 660],
        [966, 660],
        [951, 730],
      ],
      '#cfd6d3',
    )}</g>`,
  ].join('');
}

/** Bare walls, hung reflectors, a sample on the floor and a microphone. */
export function reverberationRoom(): string {
  const sheet = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#shadow)"><path fill="#eef2f1" d="M-130-80Q0-130 130-80L110 80Q0 30-110 80z"/><path fill="#c8d0cd" d="M-110 80Q0 30 110 80L106 92Q0 44-106 92z"/></g>`;
  return [
    `<defs>${shape.gradient('side', '#cfd4d1', '#a7afab', '')}${shape.gradient('back', '#e2e6e4', '#bfc7c3')}${shape.gradient('floor', '#a9b0ad', '#7f8884')}${shape.shadow}</defs>`,
    box(0, 0, WIDTH, HEIGHT, 'url(#back)'),
    polygon(
      [
        [0, 0],
        [260, 120],
        [330, 690],
        [0, HEIGHT],
      ],
      'url(#side)',
    ),
    polygon(
      [
        [WIDTH, 0],
        [1370, 90],
        [1300, 690],
        [WIDTH, HEIGHT],
      ],
      '#98a19d',
    ),
    polygon(
      [
        [0, HEIGHT],
        [330, 690],
        [1300, 690],
        [WIDTH, HEIGHT],
      ],
      'url(#floor)',
    ),
    polygon(
      [
        [440, 900],
        [560, 730],
        [1080, 730],
        [1180, 900],
      ],
      tones.moss,
      'filter="url(#shadow)"',
    ),
    polygon(
      [
        [440, 900],
        [1180, 900],
        [1180, 924],
        [440, 924],
      ],
      shade(tones.moss, -0.3),
    ),
    line('M470 0V190M760 0V130M1040 0V230M620 0V330M1180 0V400', '#66706c', 3),
    sheet(470, 250, -14),
    sheet(770, 190, 9),
    sheet(1060, 290, -6),
    sheet(620, 400, 18),
    sheet(1180, 470, -20),
    line('M830 860V560M830 860l-70 50M830 860l70 50', '#20262b', 9),
    box(818, 500, 24, 74, '#20262b', 'rx="12"'),
  ].join('');
}

/** The works at the edge of a wood: a timber hall with a lit front. */
export function timberHall(): string {
  const tree = (x: number, height: number, n: number) =>
    polygon(
      [
        [x - height * 0.2, 700],
        [x, 700 - height],
        [x + height * 0.2, 700],
      ],
      shade(tones.ink, scatter(n) * 0.22),
    );
  const slats = steps(46).map((n) =>
    box(
      330 + n * 21,
      380 - Math.max(0, 150 - Math.abs(n - 23) * 6.5),
      13,
      330 + Math.max(0, 150 - Math.abs(n - 23) * 6.5),
      shade(tones.oak, scatter(n) * 0.24 - 0.12),
    ),
  );
  return [
    `<defs>${shape.gradient('sky', '#89a7b4', '#f4dfc0')}${shape.gradient('meadow', '#6f8656', '#41553a')}${shape.glow('lit', '#ffdf9b')}${shape.shadow}</defs>`,
    box(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    ...steps(34).map((n) => tree(n * 50 - 20, 260 + scatter(n) * 260, n)),
    polygon(
      [
        [290, 710],
        [290, 390],
        [815, 200],
        [1330, 390],
        [1330, 710],
      ],
      shade(tones.walnut, -0.3),
      'filter="url(#shadow)"',
    ),
    slats.join(''),
    polygon(
      [
        [260, 400],
        [815, 190],
        [1360, 400],
        [1360, 370],
        [815, 156],
        [260, 370],
      ],
      '#2b3532',
    ),
    ...[420, 620, 820, 1020].map((x) => box(x, 500, 150, 210, '#ffe2a4')),
    ...[495, 695, 895, 1095].map((x) => disc(x, 640, 190, 'url(#lit)', 120)),
    polygon(
      [
        [0, 705],
        [WIDTH, 705],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ],
      'url(#meadow)',
    ),
    polygon(
      [
        [690, 710],
        [950, 710],
        [1250, HEIGHT],
        [480, HEIGHT],
      ],
      '#b9b09c',
    ),
  ].join('');
}

/** Fleece, folded once, with a corner turned up to show its thickness. */
export function fleece(): string {
  return [
    `<defs>${shape.gradient('top', shade(tones.sand, 0.2), shade(tones.sand, -0.16), '')}${shape.gradient('edge', shade(tones.sage, 0.1), shade(tones.moss, -0.1))}${shape.shadow}</defs>`,
    box(0, 0, WIDTH, HEIGHT, shade(tones.walnut, -0.35)),
    ...steps(6).map(
      (n) =>
        `<g filter="url(#shadow)"><path fill="${[tones.moss, tones.sage, tones.amber, tones.slate, tones.clay, tones.sand][n]!}" d="M0 ${720 - n * 96}Q420 ${640 - n * 100} 860 ${700 - n * 92}T1600 ${640 - n * 84}V${740 - n * 84}Q1240 ${820 - n * 92} 860 ${790 - n * 92}T0 ${820 - n * 96}z"/></g>`,
    ),
    `<path fill="url(#edge)" d="M0 830Q420 760 860 810T1600 760V1000H0z"/>`,
    ...steps(26).map((n) =>
      line(
        `M0 ${850 + n * 7}Q420 ${780 + n * 7} 860 ${830 + n * 7}T1600 ${780 + n * 7}`,
        '#16302c',
        1.5,
        'stroke-opacity=".12"',
      ),
    ),
  ].join('');
}
