import { Counter } from '@/components/ui/counter/counter';
import { siteFormats } from '@/lib/content/site-words';
import type { CompanyFigure } from '@/lib/content/sections';
import styles from './counters.module.css';

export function Counters({ counters }: { counters: CompanyFigure[] }) {
  const formats = siteFormats();
  return (
    <dl className={styles.counters}>
      {counters.map(({ start, end, label }) => (
        <div key={label} className={styles.counter}>
          <dt>{label}</dt>
          <dd>
            <Counter start={start} end={end} formats={formats} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
