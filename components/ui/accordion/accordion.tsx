import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export type AccordionItem = {
  /** Becomes the item's address on the page: `#id` opens it. */
  id: string;
  title: string;
  content: ReactNode;
  /** Stands before the title, such as a numeral. */
  mark?: ReactNode;
};

type Props = {
  /** Items of one name close each other; unique on a page. */
  name: string;
  items: AccordionItem[];
  openFirst?: boolean;
  /** large: a section of its own, with marks as big as figures. */
  variant?: 'regular' | 'large';
};

/** Titles that unfold their text, one at a time, by the browser alone. */
export function Accordion({ name, items, openFirst = false, variant = 'regular' }: Props) {
  return (
    <div className={clsx(styles.accordion, variant === 'large' && styles.large)}>
      {items.map(({ id, title, content, mark }, index) => (
        <details key={id} name={name} open={openFirst && index === 0} className={styles.item}>
          <summary className={styles.summary}>
            {mark && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
            <h3 className={styles.title}>{title}</h3>
            <span className={styles.plus} aria-hidden="true" />
          </summary>
          {/* Here, not on `details`: browsers unfold what is around the target of an address. */}
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
