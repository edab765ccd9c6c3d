import { Counter } from '@/components/ui/counter/counter';
import type { CompanyFigure } from '@/lib/content/sections';
import styles from './counters.module.css';

export function Counters({ counters }: { counters: CompanyFigure[] }) {
  return (
    <dl className={styles.counters}>
      {counters.map(({ start, end, label }) => (
        <div key={label} className={styles.counter}>
          <dt>{label}</dt>
          <dd>
            <Counter start={start} end={end} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
