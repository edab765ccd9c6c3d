import type { ComponentProps } from 'react';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { CartLines } from './cart-contents-client';
import { StoredCart } from './stored-cart';
import { cartWords } from './words';

type Props = Omit<ComponentProps<typeof CartLines>, 'formats' | 'words'>;

/** The lines of the cart. An empty cart shows samples, which are not part of it. */
export const CartContents = (props: Props) => (
  <StoredCart>
    <CartLines formats={siteFormats()} words={cartWords(siteWords())} {...props} />
  </StoredCart>
);
