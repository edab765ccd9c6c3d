'use client';

import { FileText } from '@/components/ui/icons/icons';
import { useBasket } from '@/components/quotes/use-basket';
import styles from './basket-link.module.css';

/** The quote basket below the header, while it holds something. */
export function BasketLink() {
  const { lines } = useBasket();
  if (lines.length === 0) return null;
  const parts = `${lines.length} ${lines.length === 1 ? 'part' : 'parts'}`;
  return (
    // No soft navigation: the form takes the basket when it is loaded.
    <a href="/quote" className={styles.link} data-screen-only>
      <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
      Quote: {parts}
    </a>
  );
}
