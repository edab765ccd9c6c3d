import { note, remark } from '../products/dimensions';
import {
  accent,
  circle,
  cut,
  fine,
  outline,
  rectangle,
  times,
  type Shape,
} from '../products/lines';
import { valueOf, type Subject } from './subject';

/** The section under the probe, and how far the sound of both edges of the probe has spread at its far wall. */
const [X, SURFACE, BACK] = [350, 330, 660];
const [PROBE, SPREAD] = [34, 62];
/** Where a fault reflects the sound, as a part of the way to the far wall, and its radius. */
const [DEPTH, FAULT] = [0.6, 12];

/** The screen: time runs to the right as sound runs down. */
const [SENT, ECHO, BASE] = [752, 992, 540];
const peak = (at: number, top: number) => `H${at - 12}L${at} ${top}L${at + 12} ${BASE}`;

/** A probe on a section: its sound meets a fault before the far wall, whose echo is the lower for it. */
export function testing({ facts }: Subject): Shape[] {
  const reflects = SURFACE + DEPTH * (BACK - SURFACE);
  const half = (y: number) => PROBE + ((SPREAD - PROBE) * (y - SURFACE)) / (BACK - SURFACE);
  const front = (y: number) => `M${X - half(y)} ${y}Q${X} ${y + half(y) / 2} ${X + half(y)} ${y}`;
  const echo = SENT + DEPTH * (ECHO - SENT);
  return [
    cut(rectangle(90, SURFACE, 520, BACK - SURFACE)),
    outline(rectangle(X - 50, 250, 100, 80) + rectangle(X - 25, 190, 50, 60)),
    accent(
      [-1, 1]
        .map((side) => `M${X + side * PROBE} ${SURFACE}L${X + side * SPREAD} ${BACK}`)
        .join(''),
      2.4,
    ),
    accent(times(3, (n) => front(SURFACE + 40 + n * 50)).join(''), 1.6),
    outline(circle(X, reflects + FAULT, FAULT)),
    outline(rectangle(700, 230, 400, 330)),
    fine(
      times(3, (n) => `M${800 + n * 100} 230V560`).join('') +
        times(2, (n) => `M700 ${340 + n * 110}H1100`).join(''),
    ),
    accent(`M710 ${BASE}${peak(SENT, 270)}${peak(echo, 440)}${peak(ECHO, 370)}H1090`),
    ...note([ECHO, 370], [900, 160], 'Back wall', { side: 'left' }),
    remark(`Certificates ${valueOf(facts, 'Certificates')}`, 90, 800),
    ...note([X + 4, reflects + 2 * FAULT], [520, 720], 'Indication'),
  ];
}
