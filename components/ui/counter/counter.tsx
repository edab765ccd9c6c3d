import { formatNumber, type Formats } from '@/words/formats';
import { countedIn } from './counted';
import { CountUpOnSight } from './counter-client';
import styles from './counter.module.css';

type Props = {
  /** With whatever stands around the number, such as "25+" or "500 t". */
  end: string;
  start?: string;
  formats: Formats;
};

/** Its number counts up once, the first time it is in view; a text without one that can be read stands as it is. */
export function Counter({ end, start = '', formats }: Props) {
  const counted = countedIn(end, formats);
  if (!counted) return end;
  const { prefix, number, decimals, suffix } = counted;
  const first = countedIn(start, formats)?.number ?? 0;
  return (
    <>
      {prefix}
      <span className={styles.counter}>
        <span data-final>{formatNumber(number, decimals, formats)}</span>
        {first !== number && (
          <CountUpOnSight start={first} end={number} decimals={decimals} formats={formats} />
        )}
      </span>
      {suffix}
    </>
  );
}
