import { remark } from '../products/dimensions';
import {
  accent,
  centreLine,
  circle,
  cross,
  cut,
  fine,
  outline,
  point,
  polar,
  rectangle,
  times,
  type Shape,
} from '../products/lines';
import { colours } from '../svg';
import { numbersIn, partsOf, type Stage } from './figures';

const [X, Y, RADIUS] = [400, 400, 230];

/** A disc upright in its crate, its certificate, and all crates of the order. */
export function delivery({ figures }: Stage): Shape[] {
  const [crates = 0] = numbersIn(figures);
  const [, examined = '', certificate = ''] = partsOf(figures);
  const blades = times(64, (n) => {
    const angle = (360 / 64) * n;
    return `M${point(...polar(X, Y, 0.72 * RADIUS, angle))}L${point(...polar(X, Y, RADIUS, angle + 4))}`;
  });
  return [
    outline(rectangle(110, 110, 580, 580)),
    fine(rectangle(140, 140, 520, 520)),
    outline(blades.join(''), 2.2),
    outline(circle(X, Y, RADIUS) + circle(X, Y, 0.72 * RADIUS) + circle(X, Y, 0.18 * RADIUS), 2.6),
    fine(circle(X, Y, 0.64 * RADIUS) + circle(X, Y, 0.34 * RADIUS)),
    centreLine(cross(X, Y, RADIUS + 26)),
    cut(`M${point(150, 660)}V560L${point(250, 574)}A230 230 0 0 0 ${point(550, 574)}L650 560V660z`),
    outline(
      rectangle(150, 690, 90, 46) + rectangle(355, 690, 90, 46) + rectangle(560, 690, 90, 46),
    ),
    accent('M250 110V574M550 110V574'),
    outline(rectangle(800, 110, 290, 380)),
    fine(times(5, (n) => `M840 ${170 + n * 44}h${n === 4 ? 120 : 210}`).join('')),
    accent(circle(1020, 420, 38) + circle(1020, 420, 26)),
    remark(certificate, 800, 560),
    remark(examined, 800, 620),
    outline(times(crates - 1, (n) => rectangle(800 + (n + 1) * 50, 780, 40, 40)).join('')),
    `<path fill="${colours.glow}" d="${rectangle(800, 780, 40, 40)}"/>`,
    remark(`1 of ${crates}`, 800, 750),
  ];
}
