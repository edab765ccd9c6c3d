import { CountUpOnSight } from './counter-client';
import styles from './counter.module.css';

type Props = {
  end: number;
  start?: number;
};

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A whole number that counts up once, the first time it is in view. */
export function Counter({ end, start = 0 }: Props) {
  return (
    <span className={styles.counter}>
      <span data-final>{format.format(end)}</span>
      {start !== end && <CountUpOnSight start={start} end={end} />}
    </span>
  );
}
