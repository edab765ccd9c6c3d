import { Marquee } from '@/components/ui/marquee/marquee';
import styles from './marquees.module.css';

type Props = {
  /** Words of the upper band, which runs to the left, and of the lower one, which runs back. */
  rows: [string[], string[]];
  variant?: 'outline' | 'compact';
};

/** Two bands of words that run against each other. */
export function Marquees({ rows: [upper, lower], variant }: Props) {
  return (
    <div className={styles.marquees}>
      <Marquee words={upper} variant={variant} />
      <Marquee words={lower} variant={variant} reverse />
    </div>
  );
}
