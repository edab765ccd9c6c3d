import { Photo } from '@/components/ui/photo/photo';
import { Portrait } from '@/components/ui/portrait/portrait';
import { StarRating } from '@/components/ui/star-rating/star-rating';
import { samplesAreOn } from '@/lib/content/schemas/samples';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { formatDate } from '@/words/formats';
import type { Review } from '@/lib/content/schemas/people-schemas';
import styles from './product-reviews.module.css';
import { ReviewForm } from './review-form';

/** A host that names the day alone means no hour. */
const hasTime = (date: string) => date.slice(11, 16) !== '00:00';

export function ProductReviews({ reviews }: { reviews: Review[] }) {
  return (
    <div className={styles.layout}>
      {reviews.length > 0 && (
        <ul>
          {reviews.map(({ name, date, rating, text, picture }, index) => (
            <li key={index} className={styles.review}>
              {picture ? (
                <Photo
                  picture={picture}
                  title={name}
                  ratio="1"
                  sizes="56px"
                  className={styles.portrait}
                />
              ) : (
                <Portrait name={name} ratio="1" className={styles.portrait} />
              )}
              <div className={styles.content}>
                <p className={styles.name}>{name}</p>
                <StarRating value={rating} size={16} />
                <p className={styles.text}>{text}</p>
                {date && (
                  <time dateTime={date.slice(0, 16)} className={styles.time}>
                    {formatDate(date, siteFormats())}
                    {hasTime(date) && siteWords().common.comma + date.slice(11, 16)}
                  </time>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {samplesAreOn() && <ReviewForm />}
    </div>
  );
}
