import { Pause, Play } from 'lucide-react';
import clsx from 'clsx';
import styles from './marquee.module.css';

type Props = {
  words: string[];
  reverse?: boolean;
  /** outline: headline size, hollow; compact: one line of text. */
  variant?: 'outline' | 'compact';
};

/** Moving text with a pause switch that works without scripts. */
export function Marquee({ words, reverse = false, variant = 'outline' }: Props) {
  const run = words.map((word) => (
    <span key={word} className={styles.word}>
      {word}
    </span>
  ));
  return (
    <div
      className={clsx(styles.marquee, styles[variant], reverse && styles.reverse)}
      data-screen-only
    >
      <label className={styles.toggle}>
        <input type="checkbox" className={styles.checkbox} aria-label="Pause moving text" />
        <Pause className={styles.pause} size={18} strokeWidth={1.5} aria-hidden="true" />
        <Play className={styles.play} size={18} strokeWidth={1.5} aria-hidden="true" />
      </label>
      <div className={styles.viewport}>
        <div className={styles.track}>
          <p className={styles.items}>{run}</p>
          <p className={styles.items} aria-hidden="true">
            {run}
          </p>
        </div>
      </div>
    </div>
  );
}
