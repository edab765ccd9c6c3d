import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteFormats } from '@/lib/content/words/site-words';
import { formatPercent } from '@/words/formats';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './skill-bars.module.css';

type Props = {
  /** percent: 0 to 100. */
  items: { label: string; percent: number; lang?: string }[];
  className?: string;
};

export function SkillBars({ items, className }: Props) {
  const formats = siteFormats();
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map(({ label, percent, lang }) => (
        <li key={label} className={styles.item}>
          <span className={styles.label} {...markedAs(lang)}>
            <WholeWords>{label}</WholeWords>
          </span>
          <span className={styles.figure}>{formatPercent(percent, formats)}</span>
          <span
            className={styles.bar}
            style={{ '--share': `${percent}%` } as CSSProperties}
            aria-hidden="true"
          />
        </li>
      ))}
    </ul>
  );
}
