import { lazy, Suspense } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import type { CartLine } from '@/lib/features/cart/cart';
import { formatPrice, type Formats } from '@/lib/platform/text/formats';
import styles from './mini-cart.module.css';

// Most visitors have nothing in their cart. Where the file does not come, the total stands for the lines.
const MiniCartLines = lazy(() =>
  import('./mini-cart-lines').catch(() => ({ default: () => <></> })),
);

type Props = {
  formats: Formats;
  lines: readonly CartLine[];
  total: number;
  onRemove: (id: number) => void;
};

export function MiniCartPanel({ formats, lines, total, onRemove }: Props) {
  return (
    <>
      {lines.length === 0 && <p className={styles.empty}>Your cart is empty.</p>}
      <noscript>
        <p className={styles.empty}>The cart needs JavaScript.</p>
      </noscript>
      {lines.length > 0 && (
        <Suspense>
          <MiniCartLines formats={formats} lines={lines} onRemove={onRemove} />
        </Suspense>
      )}
      <p className={styles.sumLine}>
        <span>Total</span> <strong>{formatPrice(total, formats)}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/cart" variant="outline" size="small">
          View cart
        </ButtonLink>
        {lines.length === 0 ? (
          <ButtonLink href="/shop" size="small">
            To the shop
          </ButtonLink>
        ) : (
          <ButtonLink href="/checkout" size="small">
            Checkout
          </ButtonLink>
        )}
      </div>
    </>
  );
}
