'use client';

import { X } from '@/components/ui/icons/icons';
import { useBasket } from '@/components/quotes/use-basket';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-by-mail.module.css';

/** What the visitor has put into the basket. */
export function BasketLines() {
  const { lines, remove } = useBasket();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="quote-basket">
      <h3 id="quote-basket">{texts.basket}</h3>
      <ul className={styles.lines}>
        {lines.map(({ id, title, quantity }) => (
          <li key={id} className={styles.line}>
            {quantity} × {title}
            <button
              type="button"
              className={styles.remove}
              aria-label={`${texts.remove} ${title}`}
              onClick={() => remove(title)}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
