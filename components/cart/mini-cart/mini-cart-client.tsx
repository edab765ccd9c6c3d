'use client';

import { ShoppingCart } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { useRef } from 'react';
import { useHideOnRouteChange } from '@/components/ui/use-hide-on-route-change';
import { pieceCount } from '@/lib/features/cart/cart';
import { useCart } from '@/components/cart/use-cart';
import { formatPrice, type Formats } from '@/lib/platform/text/formats';
import { MiniCartPanel } from './mini-cart-panel';
import styles from './mini-cart.module.css';

const PANEL_ID = 'mini-cart';

/** The cart in the header: total, checkout link and a panel with the lines. */
export function MiniCart({ formats }: { formats: Formats }) {
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
        aria-label={`Cart, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${amount}`}
      >
        <ShoppingCart size={16} strokeWidth={1.75} aria-hidden="true" />
        {amount}
      </button>
      <Link href="/checkout" className={styles.checkout}>
        Checkout
      </Link>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        aria-label="Cart"
        role="dialog"
        tabIndex={-1}
        className={styles.panel}
      >
        <MiniCartPanel formats={formats} lines={lines} total={total} onRemove={removeLine} />
      </div>
    </div>
  );
}
