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
import { colours } from '../svg';
import { valueOf, type Subject } from './subject';

/** A shaft between chuck and centre, and the tool that turns it. */
export function machining({ facts }: Subject): Shape[] {
  const y = 400;
  return [
    outline(
      turned(y, [
        [250, 90],
        [430, 140],
        [560, 116],
        [860, 84],
        [1000, 84],
      ]),
    ),
    cut(rectangle(90, y - 190, 90, 380)),
    outline(rectangle(180, y - 150, 70, 96) + rectangle(180, y + 54, 70, 96)),
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
        [690, y + 116],
        [730, y + 180],
        [650, y + 180],
      ]),
    ),
    outline(rectangle(640, y + 180, 110, 200)),
    centreLine(`M50 ${y}H1160`),
    accent(`M660 ${y + 150}H560M580 ${y + 140}L560 ${y + 150}L580 ${y + 160}`, 2.4),
    ...note([490, y - 140], [560, 150], valueOf(facts, 'Accuracy'), { accent: true }),
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
  /** Of hardening, how even; and of tempering, how long. */
  evenness: string;
  hours: number;
}

/** Temperature over time: hardening, quench, tempering. */
export function furnaceChart(treatment: Treatment): Shape[] {
  const { hardening, tempering, quench, cooling, evenness, hours } = treatment;
  const [left, bottom] = [150, 740];
  const at = (degrees: number) => bottom - 0.56 * degrees;
  const [high, low, cold] = [at(hardening), at(tempering), at(80)];
  const curve = `M${left} ${bottom}C250 ${bottom} 300 ${high + 10} 400 ${high}H620L640 ${cold}H720C770 ${cold} 780 ${low + 10} 850 ${low}H1010C1050 ${low} 1070 ${cold} 1110 ${cold + 10}`;
  const written = (degrees: number) => `${degrees.toLocaleString('en-GB')}\u00a0°C`;
  return [
    outline(`M${left} 80V${bottom}H1130`, 2.4),
    fine(times(5, (n) => `M${left} ${at(200 * (n + 1))}H1130`).join('')),
    `<path fill="${colours.glow}" fill-opacity=".14" d="${rectangle(400, high - 16, 220, 32)}"/>`,
    accent(curve, 4),
    remark(written(hardening), 400, high - 36),
    remark(written(tempering), 850, low - 36),
    ...note([630, high + 0.3 * (cold - high)], [700, high + 60], quench),
    ...(cooling ? note([1056, low + 70], [1000, low + 170], cooling, { side: 'left' }) : []),
    ...note([510, high + 18], [300, 560], evenness, { accent: true }),
    ...across(850, 1010, 820, `${hours} h`, { from: [bottom + 8, bottom + 8] }),
  ];
}

const evennessOf = ({ facts }: Subject) => valueOf(facts, 'Uniformity').split(',')[0]!;

/** What most steels of the house get. */
export const heatTreatment = (subject: Subject): Shape[] =>
  furnaceChart({
    ...{ hardening: 860, tempering: 600, quench: 'Quench', hours: 5 },
    evenness: evennessOf(subject),
  });

/** A hob, and the gear that it cuts. */
export function gearCutting({ facts }: Subject): Shape[] {
  const [x, y] = [430, 470];
  const hob = times(9, (n) => `M${point(700, 210 + n * 58)}L${point(900, 180 + n * 58)}`).join('');
  return [
    outline(toothed(x, y, 270, 36, 0)),
    centreLine(circle(x, y, 270) + cross(x, y, 340)),
    outline(circle(x, y, 190) + circle(x, y, 70)),
    accent(
      polygon(
        times(19, (n): [number, number] => [n % 2 ? 690 : 724, 200 + n * 29]),
        false,
      ),
    ),
    accent(
      polygon(
        times(19, (n): [number, number] => [n % 2 ? 910 : 876, 186 + n * 29]),
        false,
      ),
    ),
    fine(hob),
    outline(rectangle(740, 90, 120, 96) + rectangle(740, 730, 120, 80)),
    centreLine('M800 60V840'),
    ...note([250, 672], [150, 830], `Module ${valueOf(facts, 'Module')}`),
    ...note([880, 560], [960, 640], 'Hob', { accent: true }),
  ];
}

/** A probe on a section: sound to the far wall and back, and its echo on the screen. */
export function testing({ facts }: Subject): Shape[] {
  return [
    cut(rectangle(90, 330, 520, 330)),
    outline(rectangle(300, 250, 100, 80) + rectangle(325, 190, 50, 60)),
    accent('M335 330V660L365 330', 2.4),
    outline(circle(450, 500, 12)),
    accent(
      times(
        3,
        (n) =>
          `M${310 - n * 22} ${400 + n * 60}Q350 ${420 + n * 62} ${390 + n * 22} ${400 + n * 60}`,
      ).join(''),
      1.6,
    ),
    outline(rectangle(700, 230, 400, 330)),
    fine(
      times(3, (n) => `M${800 + n * 100} 230V560`).join('') +
        times(2, (n) => `M700 ${340 + n * 110}H1100`).join(''),
    ),
    accent('M710 540H740L752 270L764 540H980L992 330L1004 540H1090'),
    ...note([992, 330], [900, 160], 'Back wall', { side: 'left' }),
    remark(`Certificates ${valueOf(facts, 'Certificates')}`, 90, 800),
    ...note([450, 512], [520, 720], 'Indication'),
  ];
}

/** A package: rings on edge in a cradle, strapped. */
export function dispatch({ facts }: Subject): Shape[] {
  const rings = times(3, (n) => rectangle(300 + n * 200, 200, 150, 480));
  return [
    outline(rings.join('')),
    fine(times(3, (n) => `M${300 + n * 200} 290h150M${300 + n * 200} 590h150`).join('')),
    cut(rectangle(230, 640, 640, 60)),
    outline(times(3, (n) => rectangle(250 + n * 270, 700, 60, 60)).join('')),
    accent('M375 190V700M575 190V700M775 190V700M290 190H810', 4),
    outline(rectangle(820, 300, 90, 130)),
    ...across(230, 870, 830, valueOf(facts, 'Heaviest package'), {
      from: [770, 770],
      accent: true,
    }),
    ...note([880, 330], [920, 200], 'Heat number'),
    centreLine('M200 440H900'),
  ];
}
