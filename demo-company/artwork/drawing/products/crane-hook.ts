import { across, note, remark } from './dimensions';
import {
  centreLine,
  fine,
  outline,
  point,
  polar,
  polygon,
  rectangle,
  times,
  type Shape,
} from './lines';
import { valueOf, type Part } from './sheet';

/** The middle of the hook from its neck to its tip with half of its width, in radii of the bowl. */
function hookLine(): [x: number, y: number, half: number][] {
  const neck = times(9, (n): [number, number, number] => {
    const t = n / 9;
    const at = (a: number, b: number, c: number, d: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
    return [at(0, 0, -0.5, -0.8), at(-2, -1.5, -1, -0.6), 0.36 - 0.05 * t];
  });
  const bowl = times(31, (n): [number, number, number] => {
    const [x, y] = polar(0, 0, 1, 217 - n * 6.8);
    const part = n / 30;
    return [
      x,
      y,
      0.3 + 0.16 * Math.sin(Math.min(1, part / 0.75) * Math.PI * 0.9) - 0.1 * part ** 4,
    ];
  });
  const tip: [number, number, number][] = [
    [1.03, -0.05, 0.3],
    [1.07, -0.3, 0.24],
    [1.12, -0.5, 0.18],
    [1.17, -0.68, 0.11],
    [1.21, -0.8, 0.03],
  ];
  return [[0, -2.1, 0.36], ...neck, ...bowl, ...tip];
}

/** Both sides of a line of changing width. */
function widened(line: readonly (readonly [number, number, number])[]): [number, number][] {
  const side = (sign: number) =>
    line.map(([x, y, half], n): [number, number] => {
      const [fromX, fromY] = line[Math.max(0, n - 1)]!;
      const [toX, toY] = line[Math.min(line.length - 1, n + 1)]!;
      const length = Math.hypot(toX - fromX, toY - fromY);
      return [
        x - (sign * half * (toY - fromY)) / length,
        y + (sign * half * (toX - fromX)) / length,
      ];
    });
  return [...side(1), ...side(-1).reverse()];
}

export function craneHook({ specifications: facts }: Part): Shape[] {
  const [x, y, scale] = [450, 600, 205];
  const at = (px: number, py: number): [number, number] => [x + px * scale, y + py * scale];
  return [
    outline(polygon(widened(hookLine()).map(([px, py]) => at(px, py)))),
    outline(
      rectangle(...at(-0.52, -2.28), 1.04 * scale, 0.28 * scale) +
        rectangle(...at(-0.26, -2.62), 0.52 * scale, 0.34 * scale),
    ),
    fine(times(6, (n) => `M${point(...at(-0.26, -2.58 + n * 0.05))}h${0.52 * scale}`).join('')),
    outline(`M${point(...at(-0.2, -1.1))}L${point(...at(1.04, -0.44))}`, 2.4),
    centreLine(
      `M${point(...at(0, -2.75))}V${at(0, 1.6)[1]}M${point(...at(-1.6, 0))}H${at(1.6, 0)[0]}`,
    ),
    ...across(at(-1.45, 0)[0], at(1.32, 0)[0], 985, valueOf(facts, 'Form').replace(/^.*, /, ''), {
      from: [y + 60, y + 30],
    }),
    ...note(at(0.3, 0.62), [830, 800], valueOf(facts, 'Working load'), { accent: true }),
    ...note(at(0.52, -2.14), [640, 150], 'Nut'),
    ...note(at(0.5, -0.76), [760, 400], 'Latch'),
    remark(`Proof load ${valueOf(facts, 'Proof load')}`, 1110, 900, 'right'),
  ];
}
