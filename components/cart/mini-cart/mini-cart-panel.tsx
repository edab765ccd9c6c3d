import { Suspense } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { lazyOr } from '@/components/ui/lazy-or';
import type { CartLine } from '@/lib/features/cart/cart';
import { type Formats, formatPrice } from '@/words/formats';
import type { MiniCartWords } from '@/components/cart/words';
import styles from './mini-cart.module.css';

// Most visitors have nothing in their cart. Where the file does not come, the total stands for the lines.
const MiniCartLines = lazyOr(
  () => import('./mini-cart-lines'),
  () => null,
);

type Props = {
  formats: Formats;
  words: MiniCartWords;
  lines: readonly CartLine[];
  total: number;
  onRemove: (id: number) => void;
};

export function MiniCartPanel({ words, formats, lines, total, onRemove }: Props) {
  return (
    <>
      {lines.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <noscript>
        <p className={styles.empty}>{words.needsScripts}</p>
      </noscript>
      {lines.length > 0 && (
        <Suspense>
          <MiniCartLines formats={formats} words={words} lines={lines} onRemove={onRemove} />
        </Suspense>
      )}
      <p className={styles.sumLine}>
        <span>{words.total}</span> <strong>{formatPrice(total, formats)}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/cart" variant="outline" size="small">
          {words.view}
        </ButtonLink>
        {lines.length === 0 ? (
          <ButtonLink href="/shop" size="small">
            {words.toShop}
          </ButtonLink>
        ) : (
          <ButtonLink href="/checkout" size="small">
            {words.checkout}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
