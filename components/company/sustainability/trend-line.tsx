import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import { markedAs } from '@/lib/platform/text/writing';
import { words } from '@/words/words';
import type { TrendPoint } from './trend';
import styles from './trend-line.module.css';

const WIDTH = 720;
const HEIGHT = 390;
const MARGIN = { top: 60, bottom: 40, side: 48 };

type Props = {
  points: TrendPoint[];
  unit?: string;
  /** Of both, where that is not the page's. */
  lang?: string;
};

/** The scale begins at zero, so that the line falls no faster than the figure. */
export function TrendLine({ points, unit, lang }: Props) {
  const { company } = lang ? words(lang) : siteWords();
  const first = points[0]!;
  const last = points.at(-1)!;
  const most = Math.max(...points.map(({ value }) => value), 1);
  const base = HEIGHT - MARGIN.bottom;
  const xOf = (index: number) =>
    MARGIN.side + (index * (WIDTH - 2 * MARGIN.side)) / (points.length - 1);
  const yOf = (value: number) => base - (value / most) * (base - MARGIN.top);
  const places = points.map((point, index) => ({
    ...point,
    x: xOf(index),
    y: yOf(point.value),
    isEnd: point === first || point === last,
  }));
  const line = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.chart}
      role="img"
      {...markedAs(lang)}
      aria-label={fill(company.trend, {
        unit: unit ?? '',
        first: first.text,
        firstYear: first.when,
        last: last.text,
        lastYear: last.when,
      })}
    >
      {places.map(({ when, x, y }) => (
        <path key={when} d={`M${x} ${base}V${y}`} className={styles.ordinate} />
      ))}
      <path d={`M0 ${base}H${WIDTH}`} className={styles.base} />
      <path d={`M${line}`} className={styles.line} />
      {places.map(({ when, text, x, y, isEnd }) => (
        <g key={when} className={isEnd ? styles.end : styles.between}>
          <circle cx={x} cy={y} r={isEnd ? 6 : 3.5} className={styles.point} />
          {isEnd && (
            <text x={x} y={y - 18} className={styles.value}>
              {text}
            </text>
          )}
          <text x={x} y={base + 26} className={styles.when}>
            {when}
          </text>
        </g>
      ))}
    </svg>
  );
}
