import type { CSSProperties } from 'react';
import { Counter } from '@/components/ui/counter/counter';
import { siteFormats } from '@/lib/content/words/site-words';
import type { CompanyFigure } from '@/lib/content/schemas/sections';
import styles from './counters.module.css';

type Props = {
  counters: CompanyFigure[];
  /** On wide screens; fewer fill the row. */
  columns?: number;
};

export function Counters({ counters, columns = 4 }: Props) {
  const formats = siteFormats();
  return (
    <dl
      className={styles.counters}
      style={{ '--counters': Math.min(columns, counters.length) } as CSSProperties}
    >
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
