import clsx from 'clsx';
import type { ReactNode } from 'react';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './accordion.module.css';

type AccordionItem = {
  /** The fragment that opens the item: `#id`. */
  id: string;
  title: string;
  content: ReactNode;
  /** Of the title, where that is not the page's. */
  lang?: string;
  /** Precedes the title, such as a number. */
  number?: ReactNode;
};

type Props = {
  /** Items with the same name close each other; unique on a page. */
  name: string;
  items: AccordionItem[];
  openFirst?: boolean;
  /** large: large titles and numbers. */
  variant?: 'regular' | 'large';
};

/** Native `details`: works without scripts. */
export function Accordion({ name, items, openFirst = false, variant = 'regular' }: Props) {
  return (
    <div className={clsx(styles.accordion, variant === 'large' && styles.large)}>
      {items.map(({ id, title, content, lang, number }, index) => (
        <details key={id} name={name} open={openFirst && index === 0} className={styles.item}>
          <summary className={styles.summary}>
            {number && (
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
            )}
            <h3 className={styles.title} {...markedAs(lang)}>
              {title}
            </h3>
            <span className={styles.plus} aria-hidden="true" />
          </summary>
          {/* Not on `details`: browsers open the ancestors of a fragment's target. */}
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
