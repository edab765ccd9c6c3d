import { across, note, upright } from './dimensions';
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
import { numbersOf, valueOf, type Facts, type Part } from './sheet';

/** Head and root of a tooth above and below the pitch circle, in modules. */
const HEAD = 1;
const ROOT = 1.25;

/** The outline of a gear whose pitch radius is in pixels. */
export function toothed(x: number, y: number, pitch: number, teeth: number, phase = 0): string {
  const toothSize = (2 * pitch) / teeth;
  const step = 360 / teeth;
  const corners = [
    [pitch - ROOT * toothSize, 0.5],
    [pitch - ROOT * toothSize, 0.3],
    [pitch, 0.25],
    [pitch + HEAD * toothSize, 0.12],
  ] as const;
  return polygon(
    times(teeth, (tooth) => {
      const at = (side: number) => (radius: number, part: number) =>
        polar(x, y, radius, (tooth + phase + side * part) * step);
      const left = corners.slice(1).map(([radius, part]) => at(-1)(radius, part));
      const right = corners.slice(1).map(([radius, part]) => at(1)(radius, part));
      return [...left, ...right.reverse()];
    }).flat(),
  );
}

const keyed = (x: number, y: number, bore: number, width: number, depth: number) => {
  const height = Math.sqrt(bore ** 2 - (width / 2) ** 2);
  return `M${point(x - width / 2, y - height)}V${y - bore - depth}h${width}V${point(0, y - height).split(' ')[1]}A${bore} ${bore} 0 1 1 ${point(x - width / 2, y - height)}z`;
};

/** Where the front view stands, and what both views are measured by. */
function spurGearSizes(facts: Facts) {
  const [module = 0, teeth = 0] = numbersOf(facts, 'Module and teeth');
  const [tip = 0] = numbersOf(facts, 'Tip diameter');
  const [bore = 0] = numbersOf(facts, 'Tolerance');
  const radius = (millimetres: number) => (millimetres * 620) / tip;
  const pitch = radius((module * teeth) / 2);
  const rim = pitch - radius(3.2 * module);
  const hub = radius(bore / 2 + 25);
  return { x: 400, y: 505, module, teeth, tip, bore, radius, pitch, rim, hub };
}

/** From the front, without words: legible where the whole sheet is not. */
export function spurGearFront({ specifications: facts }: Part): Shape[] {
  const { x, y, teeth, bore, radius, pitch, rim, hub } = spurGearSizes(facts);
  return [
    outline(toothed(x, y, pitch, teeth, 0.5)),
    centreLine(circle(x, y, pitch) + cross(x, y, pitch + 70)),
    outline(circle(x, y, rim) + circle(x, y, hub), 2.4),
    outline(
      times(6, (n) => circle(...polar(x, y, (rim + hub) / 2, 60 * n + 30), (rim - hub) * 0.3)).join(
        '',
      ),
    ),
    outline(keyed(x, y, radius(bore / 2), radius(28), radius(6.4))),
  ];
}

export function spurGear(part: Part): Shape[] {
  const { specifications: facts } = part;
  const { x, y, module, tip, bore, radius, pitch, rim, hub } = spurGearSizes(facts);
  const [face = 0] = numbersOf(facts, 'Face width');
  const [left, width] = [850, radius(face)];
  const root = pitch - radius(ROOT * module);
  const web = width * 0.4;
  const half = (side: number) => {
    const at = (r: number) => y + side * r;
    return cut(
      polygon([
        [left, at(root)],
        [left, at(rim)],
        [left + (width - web) / 2, at(rim)],
        [left + (width - web) / 2, at(hub)],
        [left, at(hub)],
        [left, at(radius(bore / 2))],
        [left + width, at(radius(bore / 2))],
        [left + width, at(hub)],
        [left + (width + web) / 2, at(hub)],
        [left + (width + web) / 2, at(rim)],
        [left + width, at(rim)],
        [left + width, at(root)],
      ]),
    );
  };
  return [
    ...spurGearFront(part),
    centreLine(`M${left - 30} ${y}H${left + width + 30}`),
    half(-1),
    half(1),
    outline(
      rectangle(left, y - radius(tip / 2), width, radius(tip / 2) - root) +
        rectangle(left, y + root, width, radius(tip / 2) - root),
    ),
    outline(
      `M${left} ${y - radius(bore / 2)}V${y + radius(bore / 2)}M${left + width} ${y - radius(bore / 2)}V${y + radius(bore / 2)}`,
      2.4,
    ),
    ...across(left, left + width, 130, `${face}`, {
      from: [y - radius(tip / 2) - 8, y - radius(tip / 2) - 8],
    }),
    ...upright(y - radius(tip / 2), y + radius(tip / 2), 1110, `Ø\u202f${tip}`, {
      from: [left + width + 8, left + width + 8],
    }),
    ...note(polar(x, y, radius(bore / 2), 115), [215, 905], `${bore} H7`, { accent: true }),
    ...note(polar(x, y, radius(tip / 2), 50), [650, 905], valueOf(facts, 'Module and teeth')),
  ];
}

export function helicalPair({ specifications: facts }: Part): Shape[] {
  const [module = 0, small = 0, large = 0, helix = 0] = numbersOf(facts, 'Module and teeth');
  const [distance = 0] = numbersOf(facts, 'Centre distance');
  const [face = 0] = numbersOf(facts, 'Face width');
  const inFace = module / Math.cos((helix / 180) * Math.PI);
  const scale = 780 / ((large + small + 2) * inFace);
  const [x, y] = [360, 420];
  const [big, little] = [(large * inFace * scale) / 2, (small * inFace * scale) / 2];
  const other = y + distance * scale;
  const [left, width] = [850, face * scale];
  const slope = Math.tan((helix / 180) * Math.PI) * width;
  const teethOf = (centre: number, pitch: number, direction: number) => {
    const [top, bottom] = [centre - pitch - module * scale, centre + pitch + module * scale];
    const gap = Math.PI * inFace * scale * 0.6;
    const lines = times(Math.floor((bottom - top - slope) / gap), (n) => {
      const at = top + n * gap + slope / 2;
      return `M${point(left, at + (direction > 0 ? slope : 0))}L${point(left + width, at + (direction > 0 ? 0 : slope))}`;
    });
    return outline(rectangle(left, top, width, bottom - top)) + fine(lines.join(''));
  };
  return [
    outline(toothed(x, y, big, large)),
    outline(toothed(x, other, little, small, small % 2 ? 0 : 0.5)),
    outline(
      circle(x, y, big * 0.82) +
        circle(x, y, big * 0.36) +
        circle(x, y, big * 0.24) +
        circle(x, other, little * 0.45),
      2.4,
    ),
    teethOf(y, big, 1),
    teethOf(other, little, -1),
    outline(
      rectangle(left - 60, other - little * 0.45, 60, little * 0.9) +
        rectangle(left + width, other - little * 0.45, 90, little * 0.9),
    ),
    centreLine(
      circle(x, y, big) +
        circle(x, other, little) +
        cross(x, y, big + 50) +
        cross(x, other, little + 40) +
        `M${left - 90} ${other}h${width + 210}M${left - 30} ${y}h${width + 60}`,
    ),
    ...upright(y, other, 1110, `${distance}`, {
      from: [left + width + 30, left + width + 120],
      accent: true,
    }),
    ...across(left, left + width, 80, `${face}`, { from: [y - big - 14, y - big - 14] }),
    ...note(polar(x, y, big + module * scale, 200), [96, 850], `z ${large}`),
    ...note(polar(x, other, little, 40), [540, 960], `m ${module}, z ${small}, helix ${helix}°`),
  ];
}
