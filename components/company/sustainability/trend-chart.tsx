import { DataTable } from '@/components/ui/data-table/data-table';
import { Section } from '@/components/ui/section/section';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteWords } from '@/lib/content/words/site-words';
import { markedAs } from '@/lib/platform/text/writing';
import { words } from '@/words/words';
import type { Trend } from './trend';
import styles from './trend-chart.module.css';
import { TrendLine } from './trend-line';

type Props = Trend & {
  /** What the chart shows, in a sentence. */
  text?: string;
};

/** A figure over the years: what came of it large, all as a line, and as a table on demand. */
export function TrendChart({ table: { title, head, rows, lang }, points, text }: Props) {
  const { company } = siteWords();
  const { allFigures } = lang ? words(lang).company : company;
  const unit = head[1];
  return (
    <Section aria-label={(!lang && (title ?? unit)) || company.overTheYears}>
      <div className={styles.trend}>
        <div className={styles.words}>
          <p className={styles.statement}>
            <WholeWords lang={text ? undefined : lang}>{text ?? points.at(-1)!.text}</WholeWords>
          </p>
          {unit && (
            <p className={styles.unit} {...markedAs(lang)}>
              {unit}
            </p>
          )}
        </div>
        <TrendLine points={points} unit={unit} lang={lang} />
        <details className={styles.table} {...markedAs(lang)}>
          <summary>{title ?? allFigures}</summary>
          <DataTable caption={title ?? unit} heads={head} rows={rows} />
        </details>
      </div>
    </Section>
  );
}
