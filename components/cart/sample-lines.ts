import { addLine, type CartLine } from '@/lib/cart/cart';
import { sampleProducts } from '@/lib/demo-data/products';

/** What an empty cart shows: the first two sample products, one piece each. */
export const sampleLines: CartLine[] = sampleProducts
  .slice(0, 2)
  .flatMap((product) => addLine([], product));
