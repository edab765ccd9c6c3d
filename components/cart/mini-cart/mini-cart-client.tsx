'use client';

import { ShoppingCart } from '@/components/ui/icons/header-icons';
import { Link } from '@/components/ui/link/link-client';
import { useRef } from 'react';
import { useHideOnRouteChange } from '@/components/ui/use-hide-on-route-change';
import { pieceCount } from '@/lib/features/cart/cart';
import { useCart } from '@/components/cart/use-cart';
import { type Formats, formatPrice } from '@/words/formats';
import type { MiniCartWords } from '@/components/cart/words';
import { plural } from '@/words/format';
import { MiniCartPanel } from './mini-cart-panel';
import styles from './mini-cart.module.css';

const PANEL_ID = 'mini-cart';

type Props = { words: MiniCartWords; formats: Formats };

/** The cart in the header: total, checkout link and a panel with the lines. */
export function HeaderCart({ words, formats }: Props) {
  const { lines, total, remove } = useCart();
  const panel = useRef<HTMLDivElement>(null);
  useHideOnRouteChange(panel);
  const pieces = pieceCount(lines);
  const amount = formatPrice(total, formats);

  const removeLine = (id: number) => {
    remove(id);
    panel.current?.focus(); // the clicked button disappears with its line
  };

  return (
    <div className={styles.cart} data-screen-only>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={PANEL_ID}
        aria-label={plural(words.language, words.button, { count: pieces, amount })}
      >
        <ShoppingCart size={16} strokeWidth={1.75} aria-hidden="true" />
        {amount}
      </button>
      <Link href="/checkout" className={styles.checkout}>
        {words.checkout}
      </Link>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        aria-label={words.cart}
        role="dialog"
        tabIndex={-1}
        className={styles.panel}
      >
        <MiniCartPanel
          formats={formats}
          words={words}
          lines={lines}
          total={total}
          onRemove={removeLine}
        />
      </div>
    </div>
  );
}
