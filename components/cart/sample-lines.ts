import { addLine, type CartLine } from '@/lib/cart/cart';
import { sampleProducts } from '@/lib/demo-data/products';

/** Shown in an empty cart. */
export const sampleLines: CartLine[] = sampleProducts
  .slice(0, 2)
  .flatMap((product) => addLine([], product));
