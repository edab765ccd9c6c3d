import type { ReactNode } from 'react';
import { ContactPerson } from '@/components/ui/contact-person/contact-person';
import { StarRating } from '@/components/ui/star-rating/star-rating';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import type { Product } from '@/lib/content/schemas/schemas';
import type { Contact } from '@/lib/content/schemas/people-schemas';
import type { Rating } from '@/lib/features/shop/reviews';
import { formatNumber } from '@/words/formats';
import { isolated } from '@/lib/platform/text/writing';
import { plural } from '@/words/format';
import styles from './product-summary.module.css';

type Props = {
  product: Product;
  /** Of its reviews. */
  rating?: Rating;
  /** Whether the page shows any. */
  hasReviews: boolean;
  contact?: Contact;
  order: ReactNode;
};

export function ProductSummary({ product, rating, hasReviews, contact, order }: Props) {
  const { language, shop } = siteWords();
  const { summary } = product;
  const counted =
    rating && plural(language, rating.isGeneral ? shop.generalReviews : shop.reviews, rating);
  const sku = product.sku && isolated(product.sku, siteFormats().locale);
  const label = [product.category, sku].filter(Boolean).join(' · ');
  return (
    <div className={styles.summary}>
      <div className={styles.content}>
        {label && <p className={styles.label}>{label}</p>}
        {summary && (
          <p className={styles.lead}>
            <WholeWords>{summary}</WholeWords>
          </p>
        )}
        {rating && (
          <p className={styles.rating}>
            <StarRating value={rating.value} />
            <span>
              {formatNumber(rating.value, Number.isInteger(rating.value) ? 0 : 1, siteFormats())}
            </span>
            {hasReviews ? <a href="#reviews">{counted}</a> : <span>{counted}</span>}
          </p>
        )}
      </div>
      {order}
      <ContactPerson contact={contact} />
    </div>
  );
}
