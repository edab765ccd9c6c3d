import type { Words } from '@/words/words';

/** What the list of the cart shows. For the server. */
export const cartWords = ({ cart, common }: Words) => ({
  inCart: cart.inCart,
  empty: cart.empty,
  samples: cart.samples,
  sample: cart.sample,
  price: cart.price,
  quantity: common.quantity,
  total: cart.total,
  cartTotal: cart.cartTotal,
  samplesTotal: cart.samplesTotal,
  continueShopping: cart.continueShopping,
  remove: common.remove,
});

/** What the cart in the header shows. */
export const miniCartWords = ({ language, cart, common }: Words) => ({
  language,
  cart: cart.cart,
  button: cart.button,
  empty: cart.empty,
  needsScripts: cart.needsScripts,
  total: cart.total,
  view: cart.view,
  toShop: cart.toShop,
  checkout: cart.checkout,
  remove: common.remove,
});

export type CartWords = ReturnType<typeof cartWords>;
export type MiniCartWords = ReturnType<typeof miniCartWords>;
