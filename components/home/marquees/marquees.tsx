import { Marquee } from '@/components/ui/marquee/marquee';
import styles from './marquees.module.css';

type Props = {
  /** The first row runs to the left, the second to the right. */
  rows: string[][];
  variant?: 'outline' | 'compact';
};

export function Marquees({ rows: [upper, lower], variant }: Props) {
  if (!upper) return null;
  return (
    <div className={styles.marquees}>
      <Marquee words={upper} variant={variant} />
      {lower && <Marquee words={lower} variant={variant} reverse />}
    </div>
  );
}
