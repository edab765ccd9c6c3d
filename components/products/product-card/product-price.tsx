import clsx from 'clsx';
import { finalPrice } from '@/lib/cart/cart';
import { formatPrice } from '@/lib/text/price';
import styles from './product-price.module.css';

type Props = {
  /** In dollars. */
  price?: number;
  /** In dollars; what is paid where there is one. */
  discountPrice?: number;
  className?: string;
};

/** What a product costs, with the former price struck beside a discount; nothing without a price. */
export function ProductPrice({ price, discountPrice, className }: Props) {
  const paid = finalPrice({ price, discountPrice });
  if (paid === undefined) return null;
  const former = price !== undefined && price > paid ? price : undefined;
  return (
    <p className={clsx(styles.price, className)}>
      <span className={styles.current}>{formatPrice(paid)}</span>
      {former !== undefined && (
        <s className={styles.original}>
          <span className={styles.hiddenLabel}>instead of </span>
          {formatPrice(former)}
        </s>
      )}
    </p>
  );
}
