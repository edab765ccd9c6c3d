import clsx from 'clsx';
import { finalPrice } from '@/lib/features/cart/cart';
import { siteFormats } from '@/lib/content/site-words';
import { formatPrice } from '@/lib/platform/text/formats';
import styles from './product-price.module.css';

type Props = {
  /** In dollars. */
  price?: number;
  /** In dollars; it replaces the price. */
  discountPrice?: number;
  className?: string;
};

/** Strikes out the former price beside a discount. Renders nothing without a price. */
export function ProductPrice({ price, discountPrice, className }: Props) {
  const paid = finalPrice({ price, discountPrice });
  if (paid === undefined) return null;
  const formats = siteFormats();
  const former = price !== undefined && price > paid ? price : undefined;
  return (
    <p className={clsx(styles.price, className)}>
      <span className={styles.current}>{formatPrice(paid, formats)}</span>
      {former !== undefined && (
        <s className={styles.original}>
          <span className={styles.hiddenLabel}>instead of </span>
          {formatPrice(former, formats)}
        </s>
      )}
    </p>
  );
}
