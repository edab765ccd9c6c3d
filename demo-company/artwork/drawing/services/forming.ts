import { across, note, remark, upright } from '../products/dimensions';
import {
  centreLine,
  circle,
  cut,
  fine,
  hot,
  outline,
  point,
  polar,
  polygon,
  rectangle,
  times,
  type Shape,
} from '../products/lines';
import { colours } from '../svg';
import { MIDDLE, numbersOf, valueOf, type Subject } from './subject';

type Points = [number, number][];
const at = (x: number, y: number): [number, number] => [x, y];

/** Two dies, closed on a part with its flash: a thin land beside the part, and the gutter behind it. */
export function closedDie({ facts }: Subject): Shape[] {
  const { x, y } = MIDDLE;
  /** Of the right half, above the plane where the dies meet: from the middle outwards. */
  const impression: Points = [
    ...[at(60, 60), at(90, 150), at(220, 150), at(250, 13)],
    ...[at(296, 13), at(306, 38), at(366, 38), at(376, 13)],
  ];
  const part: Points = [
    ...[at(64, 56), at(94, 146), at(216, 146), at(246, 9)],
    ...[at(302, 9), at(318, 13), at(338, 11), at(345, 0)],
  ];
  const mirrored = (points: Points, side: 1 | -1): Points => [
    ...points.map(([px, py]) => at(x - px, y + side * py)).reverse(),
    ...points.map(([px, py]) => at(x + px, y + side * py)),
  ];
  const die = (side: 1 | -1) =>
    cut(polygon(mirrored([...impression, at(400, 13), at(400, 260)], side)));
  return [
    die(-1),
    die(1),
    hot(polygon([...mirrored(part, -1), ...mirrored(part, 1).reverse()])),
    outline(rectangle(x - 460, y - 320, 920, 60) + rectangle(x - 460, y + 260, 920, 60)),
    centreLine(`M${x} ${y - 370}V${y + 370}M${x - 470} ${y}H${x + 470}`),
    ...note([x + 330, y - 10], [x + 430, y - 110], 'Flash'),
    ...note([x, y - 320], [x + 80, y - 375], valueOf(facts, 'Largest press'), { accent: true }),
  ];
}

/** Ring between main roll and mandrel, held in height by two cones and on the axis of the mill by two rolls; from above. */
export function ringRolling({ facts }: Subject): Shape[] {
  const [x, y, outer, inner] = [690, 450, 260, 190];
  return [
    hot(circle(x, y, outer) + circle(x, y, inner)),
    outline(circle(x - outer - 180, y, 178) + circle(x - outer - 180, y, 44)),
    outline(circle(x - inner + 44, y, 42)),
    outline(
      polygon([
        [x + inner - 40, y],
        [x + outer + 190, y - 92],
        [x + outer + 190, y + 92],
      ]),
    ),
    fine([-1, 1].map((side) => circle(...polar(x, y, outer + 38, side * 100), 36)).join('')),
    centreLine(`M40 ${y}H1160M${x} ${y - outer - 110}V${y + outer + 110}`),
    remark('Main roll', x - outer - 180, y + 250, 'centre'),
    ...note([x - inner + 44, y + 42], [x - 60, y + 110], 'Mandrel'),
    remark('Axial rolls', x + outer + 110, y + 150, 'centre'),
    ...note([x + 160, y - 205], [x + 70, y - 350], valueOf(facts, 'Diameter'), { accent: true }),
  ];
}

/** A shaft between two tools, stretched step by step. */
export function openDie({ facts }: Subject): Shape[] {
  const [x, y] = [600, 450];
  const forged = 84;
  // The section shrinks as the square of the radius.
  const stock = forged * Math.sqrt(numbersOf(facts, 'Reduction')[0]!);
  const shoulder = (side: number): Points => [
    ...[at(150, y + side * stock), at(448, y + side * stock)],
    ...[at(508, y + side * forged), at(1010, y + side * forged)],
  ];
  const tool = (side: number) => {
    const at = (px: number, py: number): [number, number] => [x + px, y + side * py];
    return cut(
      polygon([
        at(-90, 84),
        at(90, 84),
        at(110, 200),
        at(180, 200),
        at(180, 330),
        at(-180, 330),
        at(-180, 200),
        at(-110, 200),
      ]),
    );
  };
  return [
    hot(
      `${polygon([...shoulder(-1), ...shoulder(1).reverse()])}M${point(448, y - stock)}V${y + stock}`,
    ),
    tool(-1),
    tool(1),
    outline(
      rectangle(1010, y - 130, 60, 260) +
        polygon([
          [1010, y - 110],
          [900, y - 110],
          [880, y - 88],
          [1010, y - 88],
        ]) +
        polygon([
          [1010, y + 110],
          [900, y + 110],
          [880, y + 88],
          [1010, y + 88],
        ]),
    ),
    outline(rectangle(1070, y - 60, 80, 120)),
    centreLine(`M100 ${y}H1180M${x} 60V840`),
    ...across(150, 1010, 830, valueOf(facts, 'Length').replace(/^to /, ''), {
      from: [y + stock + 10, y + 138],
      accent: true,
    }),
    ...note([800, y - forged], [850, 220], valueOf(facts, 'Reduction')),
  ];
}

/** Bar, blade and the balance that corrects the next cut. */
export function sawing({ facts }: Subject): Shape[] {
  const y = 380;
  const blade = polygon(
    times(25, (n): [number, number] => [560 + (n % 2 ? 12 : 0), 110 + n * 22]),
    false,
  );
  return [
    outline(rectangle(150, y - 110, 410, 220) + rectangle(620, y - 110, 180, 220)),
    fine(circle(1000, y, 110) + times(4, (n) => circle(1000, y, 24 + n * 24)).join('')),
    outline(circle(1000, y, 110)),
    `<path fill="none" stroke="${colours.glow}" stroke-width="3.4" d="${blade}M590 100V650"/>`,
    outline(
      rectangle(600, 560, 240, 26) +
        polygon([
          [720, 586],
          [640, 680],
          [800, 680],
        ]),
    ),
    centreLine(`M70 ${y}H840M860 ${y}H1140M1000 ${y - 150}V${y + 150}`),
    ...upright(y - 110, y + 110, 110, valueOf(facts, 'Bar').replace(/\smm$/, ''), {
      from: [142, 142],
    }),
    ...note([770, 640], [800, 760], `Cut weight ${valueOf(facts, 'Cut weight')}`, { accent: true }),
  ];
}

/** Two halves of a block with the impressions of a part, from above. */
export function dieMaking({ facts }: Subject): Shape[] {
  const rod = (x: number) =>
    `M${point(x - 40, 320)}A84 84 0 1 1 ${point(x + 40, 320)}L${point(x + 26, 560)}A52 52 0 1 1 ${point(x - 26, 560)}z`;
  const block = (x: number) => [
    outline(rectangle(x - 210, 120, 420, 640)),
    outline(rod(x)),
    fine(`${circle(x, 250, 40)}${circle(x, 600, 22)}`),
    `<path fill="none" stroke="${colours.glow}" stroke-width="2.4" stroke-dasharray="14 9" d="M${point(x - 58, 320)}A118 118 0 1 1 ${point(x + 58, 320)}L${point(x + 44, 545)}A84 84 0 1 1 ${point(x - 44, 545)}z"/>`,
    outline(
      [-1, 1].flatMap((side) => [170, 710].map((at) => circle(x + side * 165, at, 24))).join(''),
    ),
    centreLine(`M${x} 90V790`),
  ];
  return [
    ...block(330),
    ...block(850),
    centreLine('M90 250H1090'),
    ...note([388, 440], [460, 840], 'Flash land'),
    remark(valueOf(facts, 'Accuracy'), 1110, 850, 'right'),
  ];
}
