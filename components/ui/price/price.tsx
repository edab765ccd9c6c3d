import clsx from 'clsx';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { finalPrice } from '@/lib/features/cart/cart';
import { formatPrice } from '@/words/formats';
import styles from './price.module.css';

type Props = {
  price?: number;
  /** It replaces the price. */
  discountPrice?: number;
  className?: string;
};

/** Strikes out the former price beside a discount. Renders nothing without a price. */
export function Price({ price, discountPrice, className }: Props) {
  const paid = finalPrice({ price, discountPrice });
  if (paid === undefined) return null;
  const formats = siteFormats();
  const former = price !== undefined && price > paid ? price : undefined;
  return (
    <p className={clsx(styles.price, className)}>
      <span className={styles.current}>{formatPrice(paid, formats)}</span>
      {former !== undefined && (
        <s className={styles.original}>
          <MarkedText
            text={siteWords().shop.insteadOf}
            marks={{ label: (text) => <span className={styles.hiddenLabel}>{text}</span> }}
            values={{ price: formatPrice(former, formats) }}
          />
        </s>
      )}
    </p>
  );
}
