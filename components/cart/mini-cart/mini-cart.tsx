import { miniCartWords } from '@/components/cart/words';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { HeaderCart } from './mini-cart-client';

/** The cart in the header. */
export const MiniCart = () => (
  <HeaderCart words={miniCartWords(siteWords())} formats={siteFormats()} />
);
