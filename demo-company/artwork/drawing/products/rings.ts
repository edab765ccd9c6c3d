import { across, note, remark, upright } from './dimensions';
import {
  centreLine,
  circle,
  cross,
  cut,
  fine,
  outline,
  polar,
  polygon,
  rectangle,
  times,
  type Shape,
} from './lines';
import { numbersOf, valueOf, type Part } from './sheet';

const [X, Y] = [410, 500];

/** Two cut halves of a ring at the right of its front view, and the edges between them. */
function section(
  left: number,
  width: number,
  outer: number,
  inner: number,
  profile?: (side: number) => string,
) {
  const half = (side: number) =>
    cut(profile?.(side) ?? rectangle(left, side < 0 ? Y - outer : Y + inner, width, outer - inner));
  return [
    half(-1),
    half(1),
    outline(`M${left} ${Y - inner}V${Y + inner}M${left + width} ${Y - inner}V${Y + inner}`, 2.4),
    centreLine(`M${left - 30} ${Y}h${width + 60}`),
  ];
}

export function rolledRing({ specifications: facts }: Part): Shape[] {
  const [outside = 0, inside = 0, height = 0] = numbersOf(facts, 'Dimensions');
  const scale = 640 / outside;
  const [outer, inner, width] = [(outside / 2) * scale, (inside / 2) * scale, height * scale];
  const left = 860;
  return [
    outline(circle(X, Y, outer) + circle(X, Y, inner)),
    fine(times(3, (n) => circle(X, Y, inner + ((outer - inner) * (n + 1)) / 4)).join('')),
    centreLine(cross(X, Y, outer + 40)),
    ...section(left, width, outer, inner),
    ...across(left, left + width, 120, `${height}`, { from: [Y - outer - 8, Y - outer - 8] }),
    ...upright(Y - outer, Y + outer, 1110, `Ø\u202f${outside}`, {
      from: [left + width + 8, left + width + 8],
      accent: true,
    }),
    ...upright(Y - inner, Y + inner, 1040, `Ø\u202f${inside}`, {
      from: [left + width + 8, left + width + 8],
    }),
    ...note(polar(X, Y, outer - 30, 65), [610, 930], valueOf(facts, 'Condition')),
    ...note(
      polar(X, Y, inner, 118),
      [150, 930],
      valueOf(facts, 'Tolerance').replace(' proof-machined', ''),
    ),
  ];
}

export function weldNeckFlange({ specifications: facts }: Part): Shape[] {
  const [diameter = 0] = numbersOf(facts, 'Outside diameter');
  const [bolts = 0] = numbersOf(facts, 'Bolting');
  const scale = 640 / diameter;
  const px = (millimetres: number) => millimetres * scale;
  const outer = px(diameter / 2);
  const [bore, face, pcd, hole] = [px(97), px(135), px(174.6), px(16)];
  const [left, thick, neck] = [850, px(56), px(62)];
  const profile = (side: number) => {
    const at = (x: number, radius: number): [number, number] => [left + x, Y + side * radius];
    return polygon([
      at(0, bore),
      at(0, face),
      at(px(7), face),
      at(px(7), outer),
      at(thick, outer),
      at(thick, px(137)),
      at(thick + neck, px(110)),
      at(thick + neck, bore),
    ]);
  };
  return [
    outline(circle(X, Y, outer) + circle(X, Y, bore)),
    outline(circle(X, Y, face), 2.4),
    outline(
      times(bolts, (n) => circle(...polar(X, Y, pcd, (n + 0.5) * (360 / bolts)), hole)).join(''),
    ),
    centreLine(circle(X, Y, pcd) + cross(X, Y, outer + 40)),
    fine(times(6, (n) => circle(X, Y, bore + ((face - bore) * (n + 1)) / 7)).join('')),
    ...section(left, thick + neck, outer, bore, profile),
    ...upright(Y - outer, Y + outer, 1110, `Ø\u202f${diameter}`, {
      from: [left + thick + 8, left + thick + 8],
      accent: true,
    }),
    ...note(polar(X, Y, pcd + hole, 45), [640, 930], valueOf(facts, 'Bolting')),
    ...note(
      [left, Y - face + 30],
      [790, 110],
      valueOf(facts, 'Facing').replace('Raised face, ', ''),
      { side: 'left' },
    ),
  ];
}

export function ballBearing({ specifications: facts }: Part): Shape[] {
  const [inside = 0, outside = 0, height = 0] = numbersOf(facts, 'Dimensions');
  const scale = 640 / outside;
  const [outer, inner, width] = [(outside / 2) * scale, (inside / 2) * scale, height * scale];
  const pitch = (outer + inner) / 2;
  const ball = (outer - inner) * 0.29;
  const left = 870;
  const half = (side: number) => {
    const wall = (outer - inner) * 0.26;
    const [out, into] = [Y + side * outer, Y + side * inner];
    const ring = (from: number, towards: number) =>
      rectangle(left, Math.min(from, from + towards), width, wall);
    return [
      cut(ring(out, -side * wall)),
      cut(ring(into, side * wall)),
      outline(circle(left + width / 2, Y + side * pitch, ball)),
      centreLine(cross(left + width / 2, Y + side * pitch, ball + 18)),
    ].join('');
  };
  const race = (outer - inner) * 0.26;
  return [
    outline(circle(X, Y, outer) + circle(X, Y, inner)),
    outline(circle(X, Y, outer - race) + circle(X, Y, inner + race), 2.4),
    outline(times(9, (n) => circle(...polar(X, Y, pitch, n * 40 - 90), ball)).join('')),
    centreLine(circle(X, Y, pitch) + cross(X, Y, outer + 40) + `M${left - 30} ${Y}h${width + 60}`),
    half(-1),
    half(1),
    outline(`M${left} ${Y - inner}V${Y + inner}M${left + width} ${Y - inner}V${Y + inner}`, 2.4),
    ...across(left, left + width, 120, `${height}`, { from: [Y - outer - 8, Y - outer - 8] }),
    ...upright(Y - outer, Y + outer, 1120, `Ø\u202f${outside}`, {
      from: [left + width + 8, left + width + 8],
    }),
    ...upright(Y - inner, Y + inner, 1066, `Ø\u202f${inside}`, {
      from: [left + width + 8, left + width + 8],
      accent: true,
    }),
    remark(`Radial play ${valueOf(facts, 'Radial play')}`, 90, 940),
  ];
}
