import { ContactPerson } from '@/components/company/contact-person/contact-person';
import { ScriptsNotice } from '@/components/cart/scripts-notice';
import { DiscountCode } from '@/components/cart/discount-code/discount-code';
import { ProductPurchase } from '@/components/products/product-purchase/product-purchase-client';
import { ProductPrice } from '@/components/products/product-card/product-price';
import { ButtonLink } from '@/components/ui/button/button';
import { StarRating } from '@/components/ui/star-rating/star-rating';
import { finalPrice } from '@/lib/cart/cart';
import type { Product } from '@/lib/content/schemas';
import type { Contact, Review } from '@/lib/content/people-schemas';
import { ratingOf } from '@/lib/shop/reviews';
import styles from './product-summary.module.css';

type Props = {
  product: Product;
  reviews: Review[];
  contact?: Contact;
  hasCart: boolean;
  /** Absent if the page banner shows it. */
  title?: string;
};

export function ProductSummary({ product, reviews, contact, hasCart, title }: Props) {
  const rating = ratingOf(reviews);
  const { id, price, discountPrice, picture, summary } = product;
  const label = [product.category, product.sku].filter(Boolean).join(' · ');
  return (
    <div className={styles.summary}>
      <div className={styles.content}>
        {label && <p className={styles.label}>{label}</p>}
        {title && <h2>{title}</h2>}
        {summary && <p className={styles.lead}>{summary}</p>}
        {rating !== undefined && (
          <p className={styles.rating}>
            <StarRating value={rating} />
            <span>{rating}</span>
            <a href="#reviews">
              {reviews.length} {reviews.length === 1 ? 'review' : 'reviews'}
            </a>
          </p>
        )}
      </div>
      <div className={styles.order}>
        {finalPrice(product) === undefined ? (
          <>
            <p className={styles.price}>Price on request</p>
            <ButtonLink href="/contact">Ask for a price</ButtonLink>
          </>
        ) : (
          <>
            <ProductPrice price={price} discountPrice={discountPrice} className={styles.price} />
            {hasCart ? (
              <>
                <ScriptsNotice />
                <ProductPurchase
                  product={{ id, title: product.title, price, discountPrice, picture }}
                />
                <DiscountCode label="Discount code" action="Apply" />
              </>
            ) : (
              <ButtonLink href="/contact">Contact Us</ButtonLink>
            )}
          </>
        )}
      </div>
      <ContactPerson contact={contact} />
    </div>
  );
}
