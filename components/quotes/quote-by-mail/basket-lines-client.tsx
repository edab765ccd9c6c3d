'use client';

import { X } from '@/components/ui/icons/icons';
import { useBasket } from '@/components/quotes/use-basket';
import { fill } from '@/words/format';
import type { Template } from '@/words/messages';
import styles from './quote-by-mail.module.css';

type Props = { words: { title: string; remove: Template<'name'> } };

/** What the visitor has put into the basket. */
export function BasketLines({ words }: Props) {
  const { lines, remove } = useBasket();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="quote-basket">
      <h3 id="quote-basket">{words.title}</h3>
      <ul>
        {lines.map(({ id, title, lang, quantity }) => (
          <li key={id} className={styles.line}>
            {quantity} × {lang ? <span lang={lang}>{title}</span> : title}
            <button
              type="button"
              className={styles.remove}
              aria-label={fill(words.remove, { name: title })}
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
