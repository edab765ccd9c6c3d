import { across, note } from './dimensions';
import { centreLine, cut, fine, outline, point, polygon, type Shape } from './lines';
import { numbersOf, valueOf, type Part } from './sheet';

/** Wheel and pinion on axes at a right angle, in section; the apex is where the axes meet. */
export function bevelSet({ specifications: facts }: Part): Shape[] {
  const [module = 0, small = 0, large = 0] = numbersOf(facts, 'Module and teeth');
  const scale = 760 / (module * large);
  const [R, r] = [(module * large * scale) / 2, (module * small * scale) / 2];
  const [x, y] = [500, 360];
  const inner = 0.68;
  const depth = module * scale * 1.1;
  const along = Math.hypot(R, r);
  const [ux, uy] = [R / along, r / along];
  // One half of the wheel: the cone line runs from the apex to (R, r) below and beside it.
  const rimOf = (side: number) => {
    const at = (px: number, py: number): [number, number] => [x + side * px, y + py];
    const tooth = [
      at(R * inner + uy * depth * 0.7, r * inner - ux * depth * 0.7),
      at(R + uy * depth, r - ux * depth),
      at(R - uy * depth, r + ux * depth),
      at(R * inner - uy * depth * 0.7, r * inner + ux * depth * 0.7),
    ];
    const body = [
      at(R - uy * depth, r + ux * depth),
      at(R * 0.86, r + 118),
      at(R * 0.3, r + 118),
      at(R * 0.3, r + 190),
      at(R * 0.16, r + 190),
      at(R * 0.16, r * 0.75),
      at(R * 0.36, r * 0.75),
      at(R * inner - uy * depth * 0.7, r * inner + ux * depth * 0.7),
    ];
    return outline(polygon(tooth)) + cut(polygon(body));
  };
  const pinion = () => {
    const at = (px: number, py: number): [number, number] => [x + px, y + py];
    const half = (side: number) =>
      polygon(
        [
          at(R * inner, side * r * inner * 1.16),
          at(R, side * (r + depth * 0.9)),
          at(R + depth * 0.5, side * (r - depth)),
          at(R * inner, side * r * inner * 0.78),
        ],
        true,
      );
    return (
      outline(half(-1)) +
      cut(
        polygon([
          at(R * inner, -r * inner * 0.78),
          at(R + depth * 0.5, -(r - depth)),
          at(R + depth * 0.5, -r * 0.42),
          at(R + 150, -r * 0.42),
          at(R + 150, r * 0.42),
          at(R + depth * 0.5, r * 0.42),
          at(R + depth * 0.5, r - depth),
          at(R * inner, r * inner * 0.78),
        ]),
      )
    );
  };
  return [
    rimOf(-1),
    rimOf(1),
    pinion(),
    centreLine(`M${x} ${y - 210}V${y + r + 260}M${x - R - 60} ${y}H${x + R + 190}`),
    fine(`M${x} ${y}L${point(x + R, y + r)}M${x} ${y}L${point(x - R, y + r)}`),
    ...across(x - R, x + R, y + r + 330, `Ø\u202f${module * large}`, {
      from: [y + r + 30, y + r + 30],
    }),
    ...note([x, y], [x - 170, y - 130], `Shaft angle ${valueOf(facts, 'Shaft angle')}`, {
      side: 'left',
    }),
    ...note(
      [x + R * 0.9, y + r * 0.78],
      [x + 210, y + r + 250],
      valueOf(facts, 'Module and teeth'),
    ),
    ...note(
      [x + R * inner, y - r * inner],
      [x + 40, y - 270],
      `Backlash ${valueOf(facts, 'Backlash')}`,
      {
        accent: true,
        side: 'left',
      },
    ),
  ];
}
