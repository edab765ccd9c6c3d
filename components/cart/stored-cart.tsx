import type { ReactNode } from 'react';
import { CART_KEY } from '@/lib/features/cart/storage';
import styles from './cart-contents.module.css';

/** Runs during parsing, before hydration. */
const markStoredCart = `<script>try{if(localStorage.getItem('${CART_KEY}'))document.currentScript.closest('[data-cart]').dataset.cart='stored'}catch{}</script>`;

/** Hides the sample lines until hydration if this browser has stored a cart. */
export function StoredCart({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} data-cart="" suppressHydrationWarning>
      {/* As markup: React warns about script elements that it renders in the browser. */}
      <div hidden dangerouslySetInnerHTML={{ __html: markStoredCart }} />
      {children}
    </div>
  );
}
