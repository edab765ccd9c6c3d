import { Portrait } from '@/components/ui/portrait/portrait';
import { StarRating } from '@/components/ui/star-rating/star-rating';
import { formatDate } from '@/lib/blog/date';
import type { Review } from '@/lib/demo-data/reviews';
import styles from './product-reviews.module.css';
import { ReviewForm } from './review-form';

export function ProductReviews({ reviews }: { reviews: Review[] }) {
  return (
    <div className={styles.layout}>
      <ul>
        {reviews.map(({ name, writtenAt, rating, text }) => (
          <li key={writtenAt} className={styles.review}>
            <Portrait name={name} ratio="1" className={styles.portrait} />
            <article className={styles.content}>
              <p className={styles.name}>{name}</p>
              <StarRating value={rating} size={16} />
              <p className={styles.text}>{text}</p>
              <time dateTime={writtenAt} className={styles.time}>
                {formatDate(writtenAt)}, {writtenAt.slice(-5)}
              </time>
            </article>
          </li>
        ))}
      </ul>
      <ReviewForm />
    </div>
  );
}
