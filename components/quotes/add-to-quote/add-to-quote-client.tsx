'use client';

import { FileText } from '@/components/ui/icons/icons';
import { useBasket } from '@/components/quotes/use-basket';
import { buttonClass, type ButtonStyle } from '@/components/ui/button/button-class';
import { ADD_TO_QUOTE } from '@/lib/features/quotes/basket-texts';
import styles from './add-to-quote.module.css';

type Props = Pick<ButtonStyle, 'variant' | 'size'> & {
  product: { id: number; title: string };
  quantity?: number;
};

/** Without scripts it leads to the form, with the product in its first row. */
export function AddToQuote({ product: { id, title }, quantity = 1, ...style }: Props) {
  const { add } = useBasket();
  return (
    <a
      href={`/quote?product=${id}`}
      rel="nofollow"
      className={buttonClass({ variant: 'outline', ...style })}
      data-js=""
      data-screen-only
      onClick={(event) => {
        event.preventDefault();
        add({ id, title, quantity });
      }}
    >
      <FileText size={18} aria-hidden="true" />
      {ADD_TO_QUOTE}
      <span className={styles.title}>: {title}</span>
    </a>
  );
}
