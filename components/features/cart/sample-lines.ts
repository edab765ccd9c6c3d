import { finalPrice, type CartLine } from '@/lib/cart/cart';
import { sampleProducts } from '@/lib/content/samples/products';

/** What an empty cart shows: the first two sample products, one piece each. */
export const sampleLines: CartLine[] = sampleProducts.slice(0, 2).flatMap((product) => {
  const price = finalPrice(product);
  return price === undefined
    ? []
    : [{ id: product.id, title: product.title, quantity: 1, finalPrice: price }];
});
