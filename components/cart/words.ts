import { pick } from '@/words/format';
import type { Words } from '@/words/words';

/** What the list of the cart shows. For the server. */
export const cartWords = ({ cart, common }: Words) => ({
  ...pick(cart, 'inCart', 'empty', 'samples', 'sample', 'price', 'total'),
  ...pick(cart, 'cartTotal', 'samplesTotal', 'continueShopping'),
  ...pick(common, 'quantity', 'remove'),
});

/** What the cart in the header shows. */
export const miniCartWords = ({ language, cart, common }: Words) => ({
  language,
  ...pick(cart, 'cart', 'button', 'empty', 'needsScripts', 'total', 'view', 'toShop', 'checkout'),
  remove: common.remove,
});

export type CartWords = ReturnType<typeof cartWords>;
export type MiniCartWords = ReturnType<typeof miniCartWords>;
