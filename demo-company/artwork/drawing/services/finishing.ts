import { across, note, remark } from '../products/dimensions';
import { toothed } from '../products/gears';
import {
  accent,
  centreLine,
  circle,
  cross,
  cut,
  fine,
  outline,
  point,
  polygon,
  rectangle,
  times,
  turned,
  type Shape,
} from '../products/lines';
import { ROOT } from '../products/spur-gear-sizes';
import { colours } from '../svg';
import { numbersOf, valueOf, type Subject } from './subject';

/** Radii before and behind the tool: what lies between them comes off as the chip. */
const [STOCK, TURNED] = [138, 112];

/** A shaft between chuck and centre, and the tool that turns it. */
export function machining({ facts }: Subject): Shape[] {
  const y = 400;
  return [
    outline(
      turned(y, [
        [180, 90],
        [430, 160],
        [560, STOCK],
        [690, TURNED],
        [860, 84],
        [1000, 84],
      ]),
    ),
    cut(rectangle(90, y - 190, 90, 380)),
    outline(rectangle(180, y - 160, 70, 70) + rectangle(180, y + 90, 70, 70)),
    outline(
      polygon([
        [1000, y - 26],
        [1070, y - 60],
        [1130, y - 60],
        [1130, y + 60],
        [1070, y + 60],
        [1000, y + 26],
      ]),
    ),
    accent(
      polygon([
        [690, y + TURNED],
        [750, y + TURNED + 16],
        [756, y + 186],
        [694, y + 186],
      ]),
    ),
    outline(rectangle(680, y + 186, 110, 194)),
    centreLine(`M50 ${y}H1160`),
    accent(`M664 ${y + 180}H564M584 ${y + 170}L564 ${y + 180}L584 ${y + 190}`, 2.4),
    ...note([490, y - 160], [560, 150], valueOf(facts, 'Accuracy'), { accent: true }),
    ...note([930, y - 84], [880, 230], valueOf(facts, 'Surface').replace(/^to /, ''), {
      side: 'right',
    }),
  ];
}

interface Treatment {
  /** In °C. */
  hardening: number;
  tempering: number;
  /** Beside the lines that fall. */
  quench: string;
  cooling?: string;
  /** Of hardening, how even, in °C to both sides; and of tempering, how long. */
  within: number;
  hours: number;
}

/** Temperature over time: hardening, quench, tempering. */
export function furnaceChart(treatment: Treatment): Shape[] {
  const { hardening, tempering, quench, cooling, within, hours } = treatment;
  const [left, bottom] = [150, 740];
  const at = (degrees: number) => bottom - 0.56 * degrees;
  const [high, low, cold] = [at(hardening), at(tempering), at(80)];
  const curve = `M${left} ${bottom}C250 ${bottom} 300 ${high + 10} 400 ${high}H620L640 ${cold}H720C770 ${cold} 780 ${low + 10} 850 ${low}H1010C1050 ${low} 1070 ${cold} 1110 ${cold + 10}`;
  const written = (degrees: number) => `${degrees.toLocaleString('en-GB')}\u00a0°C`;
  const band = (top: number, base: number) =>
    `<path fill="${colours.glow}" fill-opacity=".4" d="${rectangle(400, top, 220, base - top)}"/>`;
  return [
    outline(`M${left} 80V${bottom}H1130`, 2.4),
    fine(times(5, (n) => `M${left} ${at(200 * (n + 1))}H1130`).join('')),
    ...[400, 800].map((degrees) => remark(`${degrees}`, left - 16, at(degrees) + 11, 'right')),
    remark('°C', left - 16, 91, 'right'),
    remark('Time', 1130, bottom + 44, 'right'),
    band(at(hardening + within), at(hardening - within)),
    accent(curve, 3),
    remark(written(hardening), 400, high - 36),
    remark(written(tempering), 850, low - 36),
    ...note([630, high + 0.3 * (cold - high)], [700, high + 60], quench),
    ...(cooling ? note([1056, low + 70], [1000, low + 170], cooling, { side: 'left' }) : []),
    ...note([510, at(hardening - within)], [420, 560], `±${within}\u00a0°C`, { accent: true }),
    ...across(850, 1010, 820, `${hours} h`, { from: [bottom + 8, bottom + 8] }),
  ];
}

/** What most steels of the house get. */
export const heatTreatment = ({ facts }: Subject): Shape[] =>
  furnaceChart({
    ...{ hardening: 860, tempering: 600, quench: 'Quench', hours: 5 },
    within: numbersOf(facts, 'Uniformity')[0]!,
  });

/** A hob, and the gear that it cuts: both of one pitch, the hob with the straight flanks of a rack. */
export function gearCutting({ facts }: Subject): Shape[] {
  const [x, y, teeth] = [430, 470, 36];
  const radius = { gear: 270, hob: 100 };
  const size = (2 * radius.gear) / teeth;
  const pitch = Math.PI * size;
  const middle = x + radius.gear + radius.hob;
  const depth = ROOT * size;
  const lean = depth * Math.tan((20 / 180) * Math.PI);
  const [narrow, broad] = [pitch / 4 - lean, pitch / 4 + lean];
  /** Down one side of the hob, a tooth about each of the heights. */
  const rack = (side: 1 | -1, centres: number[]) => {
    const [crest, base] = [radius.hob + depth, radius.hob - depth];
    return centres.flatMap((at): [number, number][] => [
      ...[[middle + side * base, at - broad] as [number, number]],
      ...[[middle + side * crest, at - narrow] as [number, number]],
      ...[[middle + side * crest, at + narrow] as [number, number]],
      ...[[middle + side * base, at + broad] as [number, number]],
    ]);
  };
  // Half a turn of the thread lies between both sides; a tooth of the gear stands at their middle.
  const left = times(10, (n) => y + (n - 4.5) * pitch);
  const right = times(9, (n) => y + (n - 4) * pitch);
  const [top, bottom, end] = [y - 5.1 * pitch, y + 5.1 * pitch, radius.hob - depth];
  return [
    outline(toothed(x, y, radius.gear, teeth, 0)),
    centreLine(circle(x, y, radius.gear) + cross(x, y, 340)),
    outline(circle(x, y, 190) + circle(x, y, 70)),
    accent(
      polygon([
        ...[[middle - end, top] as const, ...rack(-1, left), [middle - end, bottom] as const],
        ...[
          [middle + end, top] as const,
          ...rack(1, right),
          [middle + end, bottom] as const,
        ].reverse(),
      ]),
    ),
    fine(
      right
        .map(
          (at) =>
            `M${point(middle - radius.hob, at + pitch / 2)}L${point(middle + radius.hob, at)}`,
        )
        .join(''),
    ),
    outline(rectangle(middle - 60, 100, 120, top - 100) + rectangle(middle - 60, bottom, 120, 120)),
    centreLine(`M${middle} 60V860`),
    ...note([250, 672], [150, 830], `Module ${valueOf(facts, 'Module')}`),
    ...note([middle + radius.hob + depth, y + 3 * pitch], [985, 690], 'Hob', { accent: true }),
  ];
}

/** A package: rings on edge in a cradle, strapped. */
export function dispatch({ facts }: Subject): Shape[] {
  const rings = times(3, (n) => rectangle(300 + n * 200, 200, 150, 480));
  return [
    outline(rings.join('')),
    fine(times(3, (n) => `M${300 + n * 200} 290h150M${300 + n * 200} 590h150`).join('')),
    cut(rectangle(230, 640, 690, 60)),
    outline([260, 545, 830].map((x) => rectangle(x, 700, 60, 60)).join('')),
    accent('M375 190V700M575 190V700M775 190V700M290 190H860', 4),
    fine('M860 190L905 262'),
    outline(rectangle(880, 262, 80, 120)),
    ...note([905, 320], [890, 150], 'Heat number'),
    ...note([690, 700], [740, 810], `to ${valueOf(facts, 'Heaviest package')}`, { accent: true }),
    centreLine('M250 440H900'),
  ];
}
