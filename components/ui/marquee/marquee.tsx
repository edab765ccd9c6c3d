import { Pause, Play } from '@/components/ui/icons/icons';
import clsx from 'clsx';
import { siteWords } from '@/lib/content/words/site-words';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './marquee.module.css';

type Props = {
  /** The first row runs to the left, the second to the right. */
  rows: string[][];
  /** Of its words, where that is not the page's. */
  lang?: string;
  /** outline: headline size, hollow; compact: one line of text. */
  variant?: 'outline' | 'compact';
};

/** Moving text with one pause switch that works without scripts. */
export function Marquee({ rows, lang, variant = 'outline' }: Props) {
  if (rows.length === 0) return null;
  return (
    <div className={clsx(styles.marquee, styles[variant])} data-screen-only>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          className={styles.checkbox}
          aria-label={siteWords().controls.pauseMarquee}
        />
        <Pause className={styles.pause} size={20} strokeWidth={1.5} aria-hidden="true" />
        <Play className={styles.play} size={20} strokeWidth={1.5} aria-hidden="true" />
      </label>
      {rows.slice(0, 2).map((words, index) => (
        <Row key={index} words={words} lang={lang} />
      ))}
    </div>
  );
}

function Row({ words, lang }: { words: string[]; lang?: string }) {
  const run = words.map((word) => (
    <span key={word} className={styles.word} {...markedAs(lang)}>
      {word}
    </span>
  ));
  return (
    <div className={styles.row}>
      <div className={styles.track}>
        <p className={styles.items}>{run}</p>
        <p className={styles.items} aria-hidden="true">
          {run}
        </p>
      </div>
    </div>
  );
}
