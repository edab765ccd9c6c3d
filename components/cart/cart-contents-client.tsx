'use client';

import clsx from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { cartTotal, type CartLine } from '@/lib/features/cart/cart';
import { useCart } from '@/components/cart/use-cart';
import { useReady } from '@/components/ui/hydration/use-ready';
import { formatPrice, type Formats } from '@/words/formats';
import styles from './cart-contents.module.css';
import { CartLineRow } from './cart-line-row';
import type { CartWords } from './words';

type Props = {
  formats: Formats;
  words: CartWords;
  samples: CartLine[];
  /** A further action beside "Continue shopping". */
  onward?: ReactNode;
};

export function CartLines({ words, formats, samples, onward }: Props) {
  const cart = useCart();
  const known = useReady();
  const [dismissed, setDismissed] = useState<number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  const empty = cart.lines.length === 0;
  const lines = empty ? samples.filter(({ id }) => !dismissed.includes(id)) : cart.lines;

  const remove = (id: number) => {
    if (empty) setDismissed([...dismissed, id]);
    else cart.remove(id);
    heading.current?.focus(); // the clicked button disappears with its line
  };

  return (
    <div className={clsx(styles.cart, onward && styles.beside)} data-known={known || undefined}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.inCart}
      </h2>
      {empty && (
        <p className={styles.notice}>
          {words.empty}
          {lines.length > 0 && ` ${words.samples}`}
        </p>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CartLineRow
              key={line.id}
              formats={formats}
              words={words}
              line={line}
              sample={empty}
              onRemove={() => remove(line.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles.summary}>
        {lines.length > 0 && (
          <p className={styles.total}>
            <span>{empty ? words.samplesTotal : words.cartTotal}</span>
            <output className={styles.sum}>{formatPrice(cartTotal(lines), formats)}</output>
          </p>
        )}
        <div className={styles.actions}>
          {lines.length > 0 && onward}
          <ButtonLink href="/shop" variant={lines.length > 0 ? 'text' : undefined}>
            {words.continueShopping}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
