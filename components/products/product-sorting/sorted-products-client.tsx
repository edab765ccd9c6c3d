'use client';

import { useCallback, useState, type ReactNode } from 'react';
import { SelectField } from '@/components/ui/field/field';
import { isSortOrder, sortItems, sortOrders, type SortOrder } from '@/lib/features/shop/sorting';
import styles from './sorted-products.module.css';

const options = sortOrders.map((order) => ({ value: order, label: order }));

type Props = {
  /** `Showing 1–12 of 15 results` */
  shown: string;
  /** Rendered by the server, in the host's order. */
  items: { id: number; card: ReactNode }[];
};

/** Sorts the products of one page. */
export function SortedProducts({ shown, items }: Props) {
  const [order, setOrder] = useState<SortOrder>('latest');

  // Keeps what was chosen before hydration or restored by the browser.
  const adopt = useCallback((select: HTMLSelectElement | null) => {
    if (select && isSortOrder(select.value)) setOrder(select.value);
  }, []);

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.shown}>{shown}</p>
        <SelectField
          ref={adopt}
          label="Sort by"
          options={options}
          className={styles.sort}
          onChange={(event) => adopt(event.currentTarget)}
        />
        <noscript>
          <p className={styles.notice}>
            Sorting needs scripts. Without them the products keep the order of our list.
          </p>
        </noscript>
      </div>
      <ul className={styles.grid}>
        {sortItems(items, order).map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </>
  );
}
