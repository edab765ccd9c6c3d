import { translation } from '../translation';

export const cart = translation('es', 'cart', {
  cart: 'Carrito',
  button: { one: 'Carrito, 1 artículo, {amount}', other: 'Carrito, {count} artículos, {amount}' },
  empty: 'Su carrito está vacío.',
  needsScripts: 'El carrito necesita JavaScript.',
  scriptsAreOff:
    'El carrito se guarda en su navegador mediante scripts, que están desactivados. Actívelos para llenarlo, o escríbanos para decirnos qué necesita.',
  view: 'Ver el carrito',
  toShop: 'Ir a la tienda',
  inCart: 'En su carrito',
  samples:
    'Las líneas siguientes son ejemplos que muestran el aspecto de un carrito lleno; no están en su carrito.',
  sample: 'Ejemplo',
  price: 'Precio',
  total: 'Total',
  cartTotal: 'Total del carrito',
  samplesTotal: 'Total de los ejemplos',
  continueShopping: 'Seguir comprando',
  goToCheckout: 'Finalizar compra',

  checkout: 'Finalizar compra',
  couponCode: 'Código de cupón',
  applyCoupon: 'Aplicar el cupón',
  updateCart: 'Actualizar el carrito',
  proceed: 'Tramitar el pedido',
  deliveryAndPayment: 'Entrega y pago',
  country: 'País',
  countries: {
    uk: 'Reino Unido',
    us: 'Estados Unidos',
    bd: 'Bangladés',
    saudi: 'Arabia Saudí',
    dubai: 'Dubái',
  },
  state: 'Estado o provincia',
  postcode: 'Código postal',
  pay: 'Pagar',
  noOrder: 'Esta es una tienda de demostración: no se realiza ningún pedido',
});
