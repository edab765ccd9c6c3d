import { Marquee } from '@/components/ui/marquee/marquee';
import styles from './marquees.module.css';

type Props = {
  /** The first row runs to the left, the second to the right. */
  rows: [string[], string[]];
  variant?: 'outline' | 'compact';
};

export function Marquees({ rows: [upper, lower], variant }: Props) {
  return (
    <div className={styles.marquees}>
      <Marquee words={upper} variant={variant} />
      <Marquee words={lower} variant={variant} reverse />
    </div>
  );
}
