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
import { HEAD, ROOT, spurGearSizes } from './spur-gear-sizes';

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

/** Where the front view stands, and what both views are measured by, in px. */
function spurGearViews(facts: Facts) {
  const [module = 0, teeth = 0] = numbersOf(facts, 'Module and teeth');
  const [tip = 0] = numbersOf(facts, 'Tip diameter');
  const [face = 0] = numbersOf(facts, 'Face width');
  const [diameter = 0] = numbersOf(facts, 'Tolerance');
  const sizes = spurGearSizes({ module, teeth, face, bore: diameter });
  const scale = 620 / tip;
  const radius = (millimetres: number) => (millimetres / 2) * scale;
  return {
    ...{ x: 400, y: 505, teeth, tip, face, diameter, sizes, radius, outer: radius(tip) },
    ...{ pitch: radius(sizes.pitch), root: radius(sizes.root), bore: radius(diameter) },
    ...{ rim: radius(sizes.rim), hub: radius(sizes.hub) },
    ...{ around: radius(sizes.holes.circle), hole: radius(sizes.holes.diameter) },
    key: { half: radius(sizes.keyway.width), depth: sizes.keyway.depth * scale },
  };
}

/** From the front, without words: legible where the whole sheet is not. */
export function spurGearFront({ specifications: facts }: Part): Shape[] {
  const { x, y, teeth, sizes, pitch, rim, hub, bore, around, hole, key } = spurGearViews(facts);
  return [
    outline(toothed(x, y, pitch, teeth, 0.5)),
    centreLine(circle(x, y, pitch) + circle(x, y, around) + cross(x, y, pitch + 70)),
    outline(circle(x, y, rim) + circle(x, y, hub), 2.4),
    outline(
      times(sizes.holes.count, (n) =>
        circle(...polar(x, y, around, (360 / sizes.holes.count) * n + 90), hole),
      ).join(''),
    ),
    outline(keyed(x, y, bore, 2 * key.half, key.depth)),
  ];
}

export function spurGear(part: Part): Shape[] {
  const { specifications: facts } = part;
  const {
    x,
    y,
    tip,
    face,
    diameter,
    sizes,
    radius,
    outer,
    root,
    rim,
    hub,
    bore,
    around,
    hole,
    key,
  } = spurGearViews(facts);
  /** The section: its middle, and from there to each side how far web, face and hub reach. */
  const middle = 905;
  const [web, half, boss] = [radius(sizes.web), radius(face), radius(sizes.hubLength)];
  const cutHalf = (side: 1 | -1, inside: number) => {
    const right = [
      ...[[half, root] as const, [half, rim] as const, [web, rim] as const],
      ...[[web, hub] as const, [boss, hub] as const, [boss, inside] as const],
    ];
    const left = right.map(([px, r]) => [-px, r] as const).reverse();
    const edge = [...right, ...left].map(([px, r]) => [middle + px, y + side * r] as const);
    // The plane of the section cuts a hole of the web: two edges with nothing between them.
    return cut(
      polygon(edge) + rectangle(middle - web, y + side * around - hole, 2 * web, 2 * hole),
    );
  };
  const keyEdge = y - Math.sqrt(bore ** 2 - key.half ** 2);
  return [
    ...spurGearFront(part),
    centreLine(
      [y - around, y, y + around]
        .map((at) => `M${middle - boss - 24} ${at}h${2 * boss + 48}`)
        .join(''),
    ),
    cutHalf(-1, bore + key.depth),
    cutHalf(1, bore),
    outline(
      rectangle(middle - half, y - outer, 2 * half, outer - root) +
        rectangle(middle - half, y + root, 2 * half, outer - root),
    ),
    outline(
      `M${middle - boss} ${y - bore - key.depth}V${y + bore}M${middle + boss} ${y - bore - key.depth}V${y + bore}M${middle - boss} ${keyEdge}h${2 * boss}`,
      2.4,
    ),
    ...across(middle - half, middle + half, 130, `${face}`, {
      from: [y - outer - 8, y - outer - 8],
    }),
    ...across(middle - boss, middle + boss, 880, `${sizes.hubLength}`, {
      from: [y + hub + 8, y + hub + 8],
    }),
    ...upright(y - outer, y + outer, 1110, `Ø\u202f${tip}`, {
      from: [middle + half + 8, middle + half + 8],
    }),
    ...note(polar(x, y, bore, 115), [215, 905], `Ø\u202f${diameter} H7`, { accent: true }),
    ...note(polar(x, y, outer, 50), [600, 905], valueOf(facts, 'Module and teeth')),
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
