import { DataTable } from '@/components/ui/data-table/data-table';
import { Section } from '@/components/ui/section/section';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteWords } from '@/lib/content/words/site-words';
import type { Trend } from './trend';
import styles from './trend-chart.module.css';
import { TrendLine } from './trend-line';

type Props = Trend & {
  /** What the chart shows, in a sentence. */
  text?: string;
};

/** A figure over the years: what came of it large, all as a line, and as a table on demand. */
export function TrendChart({ table: { title, head, rows }, points, text }: Props) {
  const { company } = siteWords();
  const unit = head[1];
  return (
    <Section aria-label={title ?? unit ?? company.overTheYears}>
      <div className={styles.trend}>
        <div className={styles.words}>
          <p className={styles.statement}>
            <WholeWords>{text ?? points.at(-1)!.text}</WholeWords>
          </p>
          {unit && <p className={styles.unit}>{unit}</p>}
        </div>
        <TrendLine points={points} unit={unit} />
        <details className={styles.table}>
          <summary>{title ?? company.allFigures}</summary>
          <DataTable caption={title ?? unit} heads={head} rows={rows} />
        </details>
      </div>
    </Section>
  );
}
