import { CENTRE, gear, HEIGHT, polar, toTenth, wedge, WIDTH } from './geometry';
import styles from './portrait.module.css';

type Random = () => number;
type PatternProps = { random: Random };

const between = (random: Random, low: number, high: number) =>
  toTenth(low + random() * (high - low));
const whole = (random: Random, low: number, high: number) =>
  Math.floor(between(random, low, high + 1));
const count = (length: number) => Array.from({ length }, (_, index) => index);
const circle = { cx: CENTRE.x, cy: CENTRE.y };

/** A turned face: tool marks and reflections. */
export function TurnedFace({ random }: PatternProps) {
  const light = between(random, 20, 70);
  const feed = between(random, 7, 15);
  const groove = whole(random, 3, 9);
  return (
    <>
      {count(12).flatMap((step) =>
        [light, light + 180].map((middle) => (
          <path
            key={`${step}-${middle}`}
            d={wedge(middle, 7 + step * 6.8, 420)}
            className={styles.shine}
          />
        )),
      )}
      {count(Math.ceil(250 / feed)).map((ring) => (
        <circle
          key={ring}
          {...circle}
          r={toTenth(90 + ring * feed)}
          className={ring % groove === groove - 1 ? styles.strongLine : styles.line}
        />
      ))}
    </>
  );
}

/** A wheel or flange on a drawing sheet. */
export function DrawingSheet({ random }: PatternProps) {
  const cell = whole(random, 3, 5) * 10;
  const rim = between(random, 148, 188);
  const boltCircle = between(random, 112, rim - 28);
  const bolts = whole(random, 3, 12);
  const hole = bolts > 8 ? 8 : between(random, 9, 16);
  const turn = random() * 90;
  const teeth = whole(random, 18, 48);
  const toothed = random() < 0.5;
  return (
    <>
      <path
        className={styles.grid}
        d={[
          ...count(Math.ceil(WIDTH / cell)).map((column) => `M${column * cell} 0V${HEIGHT}`),
          ...count(Math.ceil(HEIGHT / cell)).map((row) => `M0 ${row * cell}H${WIDTH}`),
        ].join('')}
      />
      {toothed ? (
        <path d={gear(teeth, rim + 8, rim - 6)} className={styles.outline} />
      ) : (
        <circle {...circle} r={rim} className={styles.outline} />
      )}
      <circle {...circle} r={boltCircle} className={styles.centreLine} />
      <path d={`M0 ${CENTRE.y}H${WIDTH}M${CENTRE.x} 0V${HEIGHT}`} className={styles.centreLine} />
      {count(bolts).map((bolt) => {
        const { x, y } = polar(boltCircle, turn + (bolt * 360) / bolts);
        return <circle key={bolt} cx={x} cy={y} r={hole} className={styles.outline} />;
      })}
    </>
  );
}

/** A rolled ring in section, hatched. */
export function RingSection({ random }: PatternProps) {
  const slope = whole(random, 1, 4) * 100;
  const pitch = whole(random, 9, 16);
  const outer = between(random, 140, 185);
  const middle = between(random, 104, 124);
  const hatching = count(Math.ceil((WIDTH + slope) / pitch)).map(
    (line) => `M${line * pitch - slope} ${HEIGHT}L${line * pitch} 0`,
  );
  return (
    <>
      <path d={hatching.join('')} className={styles.line} />
      <circle {...circle} r={outer} className={styles.outline} />
      <circle {...circle} r={toTenth((outer + middle) / 2)} className={styles.centreLine} />
      <circle {...circle} r={middle} className={styles.outline} />
      <path d={`M0 ${CENTRE.y}H${WIDTH}M${CENTRE.x} 0V${HEIGHT}`} className={styles.centreLine} />
    </>
  );
}
