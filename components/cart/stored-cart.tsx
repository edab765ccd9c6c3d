import type { ReactNode } from 'react';
import { MARK_STORED_CART } from '@/lib/features/cart/mark-stored-cart';
import styles from './cart-contents.module.css';

/** Hides the sample lines until hydration if this browser has stored a cart. */
export function StoredCart({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} data-cart="" suppressHydrationWarning>
      {/* As markup: React warns about script elements that it renders in the browser. */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${MARK_STORED_CART}</script>` }} />
      {children}
    </div>
  );
}
