'use client';

import { FileText } from '@/components/ui/icons/header-icons';
import { useBasket, type BasketWords } from '@/components/quotes/use-basket';
import { buttonClass, type ButtonStyle } from '@/components/ui/button/button-class';
import { useQuantity } from '@/components/ui/quantity-stepper/use-quantity';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import type { Marked } from '@/words/messages';
import styles from './add-to-quote.module.css';
import { useAddress } from '@/components/ui/link/use-address';

export type AddToQuoteProps = Pick<ButtonStyle, 'variant' | 'size'> & {
  words: BasketWords & {
    add: Marked<'name', 'name'>;
    /** Of the page, on a site in several languages. */
    lang?: string;
  };
  product: { id: number; title: string };
};

/** Without scripts it leads to the form, with the product in its first row. */
export function AddToQuoteButton({ words, product: { id, title }, ...style }: AddToQuoteProps) {
  const { add } = useBasket();
  const quantity = useQuantity();
  const addressOf = useAddress();
  return (
    <a
      href={addressOf(`/quote?product=${id}`)}
      rel="nofollow"
      className={buttonClass({ variant: 'outline', ...style })}
      data-js=""
      data-screen-only
      onClick={(event) => {
        event.preventDefault();
        add({ id, title, lang: words.lang, quantity }, words);
      }}
    >
      <FileText size={18} aria-hidden="true" />
      <MarkedText
        text={words.add}
        marks={{ name: (text) => <span className={styles.title}>{text}</span> }}
        values={{ name: title }}
      />
    </a>
  );
}
