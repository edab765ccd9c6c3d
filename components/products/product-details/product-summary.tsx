import type { ReactNode } from 'react';
import { ContactPerson } from '@/components/ui/contact-person/contact-person';
import { StarRating } from '@/components/ui/star-rating/star-rating';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteWords } from '@/lib/content/site-words';
import type { Product } from '@/lib/content/schemas';
import type { Contact, Review } from '@/lib/content/people-schemas';
import { shownRating } from '@/lib/features/shop/reviews';
import { plural } from '@/words/format';
import styles from './product-summary.module.css';

type Props = {
  product: Product;
  reviews: Review[];
  contact?: Contact;
  order: ReactNode;
};

export function ProductSummary({ product, reviews, contact, order }: Props) {
  const { language, shop } = siteWords();
  const rating = shownRating(product, reviews);
  const { summary } = product;
  const label = [product.category, product.sku].filter(Boolean).join(' · ');
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
            <span>{rating.value}</span>
            <a href="#reviews">
              {plural(language, rating.isGeneral ? shop.generalReviews : shop.reviews, rating)}
            </a>
          </p>
        )}
      </div>
      {order}
      <ContactPerson contact={contact} />
    </div>
  );
}
