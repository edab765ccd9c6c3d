import type { ReactNode } from 'react';
import { CART_KEY } from '@/lib/cart/storage';
import styles from './cart-contents.module.css';

/** Runs while the page is parsed, long before the scripts that read the cart. */
const markStoredCart = `<script>try{if(localStorage.getItem('${CART_KEY}'))document.currentScript.closest('[data-cart]').dataset.cart='stored'}catch{}</script>`;

/** Around cart contents: keeps the samples out of sight in a browser that has a cart of its own. */
export function StoredCart({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} data-cart="" suppressHydrationWarning>
      {/* As markup, since React complains of script elements when it renders them in the browser. */}
      <div hidden dangerouslySetInnerHTML={{ __html: markStoredCart }} />
      {children}
    </div>
  );
}
