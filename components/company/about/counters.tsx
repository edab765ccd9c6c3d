import { Counter } from '@/components/ui/counter/counter';
import type { CompanyFigure as CountedFigure } from '@/lib/content/sections';
import styles from './counters.module.css';

/** suffix: follows the number, such as a plus. */
export type Figure = CountedFigure & { suffix?: string };

export function Counters({ counters }: { counters: Figure[] }) {
  return (
    <dl className={styles.counters}>
      {counters.map(({ start, end, suffix, label }) => (
        <div key={label} className={styles.counter}>
          <dt>{label}</dt>
          <dd>
            <Counter start={start} end={end} />
            {suffix}
          </dd>
        </div>
      ))}
    </dl>
  );
}
