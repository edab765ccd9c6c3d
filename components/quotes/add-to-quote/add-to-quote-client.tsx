'use client';

import { FileText } from '@/components/ui/icons/icons';
import { useBasket, type BasketWords } from '@/components/quotes/use-basket';
import { buttonClass, type ButtonStyle } from '@/components/ui/button/button-class';
import { MarkedText } from '@/components/ui/marked-text/marked-text';
import type { Marked } from '@/words/messages';
import styles from './add-to-quote.module.css';

export type AddToQuoteWords = BasketWords & { add: Marked<'name', 'name'> };

type Props = Pick<ButtonStyle, 'variant' | 'size'> & {
  words: AddToQuoteWords;
  product: { id: number; title: string };
  quantity?: number;
};

/** Without scripts it leads to the form, with the product in its first row. */
export function AddToQuoteButton({ words, product: { id, title }, quantity = 1, ...style }: Props) {
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
        add({ id, title, quantity }, words);
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
