'use client';

import clsx from 'clsx';
import { FileText } from '@/components/ui/icons/header-icons';
import { useBasket } from '@/components/quotes/use-basket';
import { useAddress, usePath } from '@/components/ui/link/use-address';
import { buttonClass } from '@/components/ui/button/button-class';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { plural } from '@/words/format';
import type { Language } from '@/words/languages';
import type { Plural } from '@/words/messages';
import styles from './header-quote.module.css';

type Props = {
  words: { language: Language; basket: Plural<'count'> };
  way: QuoteLink;
  /** False where requests for quotes are hidden. */
  hasBasket: boolean;
};

/**
 * The button of the header that leads to the form for a quote, in the row of wide screens. While the basket holds
 * something it says how much, and stands in the header of narrow screens, too; the form shows that itself.
 */
export function HeaderQuoteLink({ words, way, hasBasket }: Props) {
  const { lines } = useBasket();
  const addressOf = useAddress();
  const isHere = usePath() === '/quote';
  const count = hasBasket && !isHere ? lines.length : 0;
  return (
    // No soft navigation: the form takes the basket when it is loaded.
    <a
      href={addressOf(count > 0 ? '/quote' : way.href)}
      className={clsx(
        buttonClass({ variant: isHere ? 'outline' : 'solid', size: 'small' }),
        styles.link,
      )}
      aria-current={isHere ? 'page' : undefined}
      data-basket={count > 0 || undefined}
      data-screen-only
    >
      {count > 0 ? (
        <>
          <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.sentence}>{plural(words.language, words.basket, { count })}</span>
          <span className={styles.number} aria-hidden="true">
            {count}
          </span>
        </>
      ) : (
        way.name
      )}
    </a>
  );
}
