import { note, upright } from './dimensions';
import {
  centreLine,
  circle,
  cross,
  cut,
  fine,
  outline,
  point,
  polar,
  polygon,
  rectangle,
  times,
  type Shape,
} from './lines';
import { numbersOf, valueOf, type Part } from './sheet';

const [X, Y, RADIUS] = [410, 500, 320];
/** In the web of the disc. */
const HOLES = { circle: 0.49 * RADIUS, radius: 12 };

/** A curved line from one radius to another that turns by `sweep` degrees on its way. */
const vane = (from: number, to: number, angle: number, sweep: number) => {
  const points = times(13, (n) =>
    polar(X, Y, from + ((to - from) * n) / 12, angle + sweep * (n / 12) ** 0.8),
  );
  return polygon(points, false);
};

export function turbineDisc({ specifications: facts }: Part): Shape[] {
  const [diameter = 0] = numbersOf(facts, 'Diameter');
  const [blades = 0] = numbersOf(facts, 'Blades');
  const rim = RADIUS * 0.72;
  const left = 900;
  const half = (side: number) => {
    const at = (x: number, radius: number): [number, number] => [
      left + x,
      Y + side * RADIUS * radius,
    ];
    const disc = [
      at(0, 0.18),
      at(0, 0.34),
      at(34, 0.4),
      at(34, 0.58),
      at(8, 0.64),
      at(8, 0.72),
      at(102, 0.72),
      at(102, 0.64),
      at(76, 0.58),
      at(76, 0.4),
      at(110, 0.34),
      at(110, 0.18),
    ];
    // The plane of the section cuts a hole of the web: two edges with nothing between them.
    const hole = rectangle(left + 34, Y + side * HOLES.circle - HOLES.radius, 42, 2 * HOLES.radius);
    return (
      cut(polygon(disc) + hole) +
      outline(polygon([at(14, 0.72), at(26, 1), at(88, 1), at(96, 0.72)]))
    );
  };
  return [
    outline(times(blades, (n) => vane(rim, RADIUS, (360 / blades) * n, 4)).join(''), 2.6),
    outline(circle(X, Y, rim) + circle(X, Y, RADIUS * 0.18)),
    outline(circle(X, Y, RADIUS) + circle(X, Y, RADIUS * 0.64) + circle(X, Y, RADIUS * 0.34), 2),
    outline(
      times(12, (n) => circle(...polar(X, Y, HOLES.circle, n * 30), HOLES.radius)).join(''),
      2.4,
    ),
    centreLine(
      cross(X, Y, RADIUS + 40) +
        circle(X, Y, HOLES.circle) +
        [-HOLES.circle, 0, HOLES.circle].map((at) => `M${left - 30} ${Y + at}h170`).join(''),
    ),
    half(-1),
    half(1),
    outline(
      `M${left} ${Y - RADIUS * 0.18}V${Y + RADIUS * 0.18}M${left + 110} ${Y - RADIUS * 0.18}V${Y + RADIUS * 0.18}`,
      2.4,
    ),
    ...upright(Y - RADIUS, Y + RADIUS, 1110, `Ø\u202f${diameter}`, {
      from: [left + 96, left + 96],
      accent: true,
    }),
    ...note(polar(X, Y, RADIUS - 30, 48), [640, 920], `${blades} blades`),
    ...note(
      polar(X, Y, rim, 125),
      [150, 920],
      `Balance ${valueOf(facts, 'Balance').split(',')[0]}`,
    ),
  ];
}

export function impeller({ specifications: facts }: Part): Shape[] {
  const [diameter = 0] = numbersOf(facts, 'Diameter');
  const [blades = 0, splitters = 0] = numbersOf(facts, 'Blades');
  const [eye, hub] = [RADIUS * 0.56, RADIUS * 0.16];
  const left = 860;
  const half = (side: number) => {
    const y = (radius: number) => Y + side * RADIUS * radius;
    const body = `M${point(left, y(0.1))}L${point(left, y(0.2))}C${left + 100} ${y(0.24)} ${left + 140} ${y(0.5)} ${left + 150} ${y(1)}L${left + 172} ${y(1)}L${left + 172} ${y(0.1)}z`;
    const blade = `M${point(left + 18, y(0.22))}L${point(left + 18, y(0.56))}C${left + 70} ${y(0.58)} ${left + 112} ${y(0.7)} ${left + 126} ${y(1)}L${left + 150} ${y(1)}`;
    return cut(body) + outline(blade);
  };
  return [
    outline(times(blades, (n) => vane(hub * 1.5, RADIUS, (360 / blades) * n, 74)).join('')),
    outline(
      times(splitters, (n) =>
        vane(RADIUS * 0.5, RADIUS, (360 / splitters) * (n + 0.5) + 34, 40),
      ).join(''),
      2.4,
    ),
    outline(circle(X, Y, RADIUS) + circle(X, Y, hub)),
    fine(circle(X, Y, eye) + circle(X, Y, hub * 0.62)),
    centreLine(cross(X, Y, RADIUS + 40) + `M${left - 40} ${Y}h260`),
    half(-1),
    half(1),
    outline(`M${left} ${Y - RADIUS * 0.1}V${Y + RADIUS * 0.1}`, 2.4),
    ...upright(Y - RADIUS, Y + RADIUS, 1110, `Ø\u202f${diameter}`, {
      from: [left + 180, left + 180],
      accent: true,
    }),
    ...note(polar(X, Y, RADIUS * 0.9, 48), [620, 920], valueOf(facts, 'Tolerance')),
    ...note(polar(X, Y, RADIUS * 0.78, 128), [110, 920], valueOf(facts, 'Blades')),
  ];
}
