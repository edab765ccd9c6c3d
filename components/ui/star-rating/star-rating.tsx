import { useId } from 'react';
import { Star } from '@/components/ui/icons/icons';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { formatNumber } from '@/words/formats';
import { fill } from '@/words/format';
import styles from './star-rating.module.css';

/** Of one star, in the units of the drawing. */
const SIDE = 24;

const places = [0, 1, 2, 3, 4].map((star) => star * SIDE);

type Props = {
  /** 0 to 5, rounded to half stars. */
  value: number;
  /** Pixels. */
  size?: number;
};

/** The star is drawn once, and used for all that are empty and full. */
export function StarRating({ value, size = 18 }: Props) {
  const id = useId();
  const rating = Math.min(5, Math.max(0, Math.round(value * 2) / 2));
  const [star, row] = [`${id}star`, `${id}row`];
  return (
    <span
      role="img"
      aria-label={fill(siteWords().controls.rated, {
        rating: formatNumber(rating, Number.isInteger(rating) ? 0 : 1, siteFormats()),
      })}
      className={styles.rating}
    >
      <svg width={5 * size} height={size} viewBox={`0 0 ${5 * SIDE} ${SIDE}`}>
        <g id={row}>
          <Star id={star} size={SIDE} strokeWidth={1.25} fill={undefined} />
          {places.slice(1).map((x) => (
            <use key={x} href={`#${star}`} x={x} />
          ))}
        </g>
        <svg width={rating * SIDE} className={styles.filled}>
          <use href={`#${row}`} />
        </svg>
      </svg>
    </span>
  );
}
