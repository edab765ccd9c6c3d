import { randomFrom } from '@/components/ui/portrait/random';
import styles from './map-preview.module.css';

const WIDTH = 640;
const HEIGHT = 400;
const between = (random: () => number, low: number, high: number) =>
  Math.round(low + random() * (high - low));

/** An invented town, always the same for the same seed: blocks, streets and a river. */
export function MapDrawing({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const tilt = between(random, -14, 14);
  const columns = streets(random, -160, WIDTH + 160);
  const rows = streets(random, -160, HEIGHT + 160);
  const bend = () => between(random, -70, 70);
  const bank = between(random, 60, 120);
  const river = `M-20 ${bank} C 160 ${bank + bend()}, 260 ${bank + 60 + bend()}, 380 ${bank + 30 + bend()} S 560 ${bank - 20 + bend()}, 660 ${bank + bend()}`;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${tilt} ${WIDTH / 2} ${HEIGHT / 2})`}>
        {columns.map((x, i) => (
          <path
            key={`c${x}`}
            className={i % 3 ? styles.street : styles.road}
            d={`M${x} -200V${HEIGHT + 200}`}
          />
        ))}
        {rows.map((y, i) => (
          <path
            key={`r${y}`}
            className={i % 3 ? styles.street : styles.road}
            d={`M-200 ${y}H${WIDTH + 200}`}
          />
        ))}
        <path className={styles.rail} d={`M-200 ${HEIGHT - 60}H${WIDTH + 200}`} />
      </g>
      <path className={styles.river} d={river} />
      <circle className={styles.halo} cx={WIDTH / 2} cy={HEIGHT / 2 - 6} r="34" />
      <circle className={styles.pin} cx={WIDTH / 2} cy={HEIGHT / 2 - 6} r="7" />
    </svg>
  );
}

function streets(random: () => number, from: number, to: number): number[] {
  const lines: number[] = [];
  for (let at = from; at < to; at += between(random, 34, 86)) lines.push(at);
  return lines;
}
