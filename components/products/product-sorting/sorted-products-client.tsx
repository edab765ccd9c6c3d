'use client';

import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { SelectField } from '@/components/ui/field/field';
import { sortItems, sortOrders, type SortOrder } from '@/lib/features/shop/sorting';
import styles from './sorted-products.module.css';

type Props = {
  /** In one line with the order. */
  filter?: ReactNode;
  /** Below that line. */
  chosen?: ReactNode;
  /** `Showing 1–12 of 15 results`; nothing where there are none. */
  shown?: string;
  /** Rendered by the server, in the host's order. */
  items: { id: number; card: ReactNode }[];
  /** In the place after the last product, whatever their order. */
  end?: ReactNode;
  words: {
    sortBy: string;
    orders: Readonly<Record<SortOrder, string>>;
    needsScripts: string;
  };
};

/** Sorts the products of one page. */
/** How many cells the last row leaves free, of two, three or four; of a full one all. */
const restOf = (count: number) =>
  Object.fromEntries(
    [2, 3, 4].map((columns) => [`--of-${columns}`, columns - (count % columns)]),
  ) as CSSProperties;

export function SortedProducts({ filter, chosen, shown, items, end, words }: Props) {
  const [order, setOrder] = useState<SortOrder>('hostOrder');

  // Keeps what was chosen before hydration or restored by the browser.
  const adopt = useCallback((select: HTMLSelectElement | null) => {
    const chosen = select && sortOrders[select.selectedIndex];
    if (chosen) setOrder(chosen);
  }, []);

  return (
    <>
      <div className={styles.bar}>
        {filter}
        <p className={styles.shown}>{shown}</p>
        {items.length > 1 && (
          <>
            <SelectField
              ref={adopt}
              label={words.sortBy}
              options={sortOrders.map((order) => ({
                value: words.orders[order],
                label: words.orders[order],
              }))}
              className={styles.sort}
              onChange={(event) => adopt(event.currentTarget)}
            />
            <noscript>
              <p className={styles.notice}>{words.needsScripts}</p>
            </noscript>
          </>
        )}
      </div>
      {chosen}
      <ul className={styles.grid}>
        {sortItems(items, order).map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
        {end && (
          <li className={styles.end} style={restOf(items.length)}>
            {end}
          </li>
        )}
      </ul>
    </>
  );
}
