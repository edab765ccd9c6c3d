import { Star } from '@/components/ui/icons/icons';
import styles from './star-rating.module.css';

const stars = [1, 2, 3, 4, 5];

type Props = {
  /** 0 to 5, rounded to half stars. */
  value: number;
  /** Pixels. */
  size?: number;
};

export function StarRating({ value, size = 18 }: Props) {
  const rating = Math.min(5, Math.max(0, Math.round(value * 2) / 2));
  const row = stars.map((star) => <Star key={star} size={size} strokeWidth={1.25} />);
  return (
    <span role="img" aria-label={`Rated ${rating} out of 5`} className={styles.rating}>
      <span className={styles.row}>{row}</span>
      <span className={styles.filled} style={{ width: `${rating * 20}%` }}>
        <span className={styles.row}>{row}</span>
      </span>
    </span>
  );
}
