import { circle, polygon, rectangle } from '../products/lines';
import { around, forged } from './strokes';

type Points = [number, number][];

/** The half above the axis, and its mirror image below. */
const both = (y: number, points: Points) =>
  polygon(points) + polygon(points.map(([x, py]): [number, number] => [x, 2 * y - py]));

/** In section: the hub is shrunk onto the axle and carries the brake disc. */
export function axleHub(): string[] {
  const y = 200;
  const wheel: Points = [
    [60, 158],
    [60, 128],
    [78, 116],
    [78, 62],
    [56, 52],
    [56, 34],
    [120, 34],
    [120, 18],
    [134, 18],
    [134, 52],
    [102, 62],
    [102, 116],
    [122, 128],
    [122, 158],
  ];
  const hub: Points = [
    [168, 158],
    [168, 112],
    [206, 112],
    [214, 78],
    [240, 78],
    [248, 112],
    [318, 128],
    [318, 158],
  ];
  return [
    around(`M20 158H380M20 242H380M20 158V242M380 158V242`),
    around(both(y, wheel)),
    around(rectangle(214, 24, 26, 54) + rectangle(214, 322, 26, 54)),
    forged(both(y, hub)),
  ];
}

/** From the side: body and pipe below the bonnet, yoke and handwheel above. */
export function bonnet(): string[] {
  return [
    around(
      'M20 276H112V262H132V366H112V352H20M380 276H288V262H268V366H288V352H380M132 276C150 276 158 262 158 240M268 276C250 276 242 262 242 240M132 352C160 392 240 392 268 352',
    ),
    around('M170 112L178 58H222L230 112M200 58V24M120 24H280M192 58H208M160 24V14H240V24'),
    forged(
      'M130 240V206H158C158 172 170 158 172 138H150V112H250V138H228C230 158 242 172 242 206H270V240z',
    ),
    around('M146 206V258M254 206V258'),
  ];
}

/** From the side: the lip of the bucket with its adapter. */
export function bucketTooth(): string[] {
  return [
    around('M372 40C330 120 300 150 262 168L372 300'),
    around('M262 168L218 196 196 262 262 300 340 262'),
    forged('M30 372L84 268C108 226 150 196 206 172L236 238 210 290C160 318 96 344 30 372z'),
    around(circle(190, 240, 13)),
  ];
}

/** From the side: the node welded between the lengths of a column, with four beams. */
export function columnNode(): string[] {
  return [
    around('M158 20V92M242 20V92M158 380V308M242 380V308M150 20H250M150 380H250'),
    around('M20 160H92M20 240H92M380 160H308M380 240H308'),
    around('M20 172H92M20 228H92M380 172H308M380 228H308'),
    forged(
      'M150 92H250V120C250 140 260 150 280 150H308V250H280C260 250 250 260 250 280V308H150V280C150 260 140 250 120 250H92V150H120C140 150 150 140 150 120z',
    ),
    around(circle(200, 200, 40)),
  ];
}
