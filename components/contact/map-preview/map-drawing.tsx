import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { isolated } from '@/lib/platform/text/writing';
import { fill } from '@/words/format';
import { degrees } from './degrees';
import styles from './map-preview.module.css';

const WIDTH = 640;
const HEIGHT = 400;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 - 6 };
/** One kilometre on the drawing; a minute of latitude is 1.855 km. */
const KILOMETRE = 88;
const MINUTE = 1.855 * KILOMETRE;
const RINGS = [1, 2, 3];

type Position = { latitude: number; longitude: number };

/** A survey sheet: graticule of minutes, north, and rings of one kilometre round the place. It invents nothing. */
export function MapDrawing({ position }: { position?: Position }) {
  const words = siteWords();
  const across = MINUTE * Math.cos(((position?.latitude ?? 0) / 180) * Math.PI);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.grid} d={gridLines(position, across)} />
      {RINGS.map((kilometres) => (
        <circle
          key={kilometres}
          className={styles.ring}
          cx={CENTRE.x}
          cy={CENTRE.y}
          r={kilometres * KILOMETRE}
        />
      ))}
      {RINGS.slice(0, 2).map((kilometres) => (
        <text
          key={kilometres}
          className={styles.label}
          x={CENTRE.x + kilometres * KILOMETRE + 6}
          y={CENTRE.y - 8}
        >
          {isolated(fill(words.contact.kilometres, { amount: kilometres }), siteFormats().locale)}
        </text>
      ))}
      <path className={styles.cross} d={`M${CENTRE.x} 0V${HEIGHT}M0 ${CENTRE.y}H${WIDTH}`} />
      <path className={styles.north} d={`M${CENTRE.x - 8} 32L${CENTRE.x} 12L${CENTRE.x + 8} 32`} />
      <text className={styles.label} x={CENTRE.x + 18} y={28}>
        {words.contact.northSign}
      </text>
      {position && (
        <text className={styles.label} x={CENTRE.x} y={CENTRE.y + 60} textAnchor="middle">
          {degrees(position, words, siteFormats())}
        </text>
      )}
      <circle className={styles.halo} cx={CENTRE.x} cy={CENTRE.y} r="34" />
      <circle className={styles.pin} cx={CENTRE.x} cy={CENTRE.y} r="7" />
    </svg>
  );
}

/** Lines at whole minutes, which a position seldom lies on. */
function gridLines(position: Position | undefined, across: number): string {
  const past = (angle = 0) => (angle * 60) % 1;
  const columns = offsets(CENTRE.x - past(position?.longitude) * across, across, WIDTH);
  const rows = offsets(CENTRE.y + past(position?.latitude) * MINUTE, MINUTE, HEIGHT);
  return [...columns.map((x) => `M${x} 0V${HEIGHT}`), ...rows.map((y) => `M0 ${y}H${WIDTH}`)].join(
    '',
  );
}

function offsets(through: number, step: number, end: number): number[] {
  const first = ((through % step) + step) % step;
  const count = Math.max(0, Math.ceil((end - first) / step));
  return Array.from({ length: count }, (_, index) => Math.round((first + index * step) * 10) / 10);
}
