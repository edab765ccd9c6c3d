/** The cart in the header and on its page, and the checkout, which is a demonstration. */
export const cart = {
  cart: 'Cart',
  /** Of the button in the header, with the amount to pay. */
  button: { one: 'Cart, {count} piece, {amount}', other: 'Cart, {count} pieces, {amount}' },
  empty: 'Your cart is empty.',
  needsScripts: 'The cart needs JavaScript.',
  scriptsAreOff:
    'The cart is kept in your browser by scripts, which are switched off. Switch them on to fill it, or write to us what you need.',
  view: 'View cart',
  toShop: 'To the shop',
  inCart: 'In your cart',
  samples:
    'The lines below are samples that show what a filled cart looks like; they are not in your cart.',
  sample: 'Sample',
  price: 'Price',
  /** Of one line, and of the small cart. */
  total: 'Total',
  cartTotal: 'Cart total',
  samplesTotal: 'Cart total of the samples',
  continueShopping: 'Continue shopping',
  goToCheckout: 'Go to checkout',

  // Checkout.
  checkout: 'Checkout',
  couponCode: 'Coupon code',
  applyCoupon: 'Apply Coupon',
  updateCart: 'Update Cart',
  proceed: 'Proceed to Checkout',
  deliveryAndPayment: 'Delivery and payment',
  country: 'Country',
  countries: { uk: 'uk', us: 'us', bd: 'bd', saudi: 'saudi', dubai: 'dubai' },
  state: 'State',
  postcode: 'Postcode',
  pay: 'Make Payment',
  noOrder: 'This is a demo shop: no order is placed',
} as const;
