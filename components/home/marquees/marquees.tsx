import { Marquee } from '@/components/ui/marquee/marquee';
import styles from './marquees.module.css';

type Props = {
  /** Words of the upper band, which runs to the left, and of the lower one, which runs back. */
  bands: [string[], string[]];
  look?: 'outline' | 'compact';
};

/** Two bands of words that run against each other. */
export function Marquees({ bands: [upper, lower], look }: Props) {
  return (
    <div className={styles.marquees}>
      <Marquee words={upper} look={look} />
      <Marquee words={lower} look={look} reverse />
    </div>
  );
}
