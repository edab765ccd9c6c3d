import { translation } from '../translation';

export const cart = translation('de', 'cart', {
  cart: 'Warenkorb',
  button: { one: 'Warenkorb, 1 Stück, {amount}', other: 'Warenkorb, {count} Stück, {amount}' },
  empty: 'Ihr Warenkorb ist leer.',
  needsScripts: 'Der Warenkorb benötigt JavaScript.',
  scriptsAreOff:
    'Der Warenkorb wird von Skripten in Ihrem Browser geführt, und diese sind abgeschaltet. Schalten Sie sie ein, um ihn zu füllen, oder schreiben Sie uns, was Sie brauchen.',
  view: 'Warenkorb ansehen',
  toShop: 'Zum Shop',
  inCart: 'In Ihrem Warenkorb',
  samples:
    'Die folgenden Zeilen sind Beispiele und zeigen, wie ein gefüllter Warenkorb aussieht; sie liegen nicht in Ihrem Warenkorb.',
  sample: 'Beispiel',
  price: 'Preis',
  total: 'Summe',
  cartTotal: 'Summe des Warenkorbs',
  samplesTotal: 'Summe der Beispiele',
  continueShopping: 'Weiter einkaufen',
  goToCheckout: 'Zur Kasse',

  checkout: 'Kasse',
  couponCode: 'Gutscheincode',
  applyCoupon: 'Gutschein einlösen',
  updateCart: 'Warenkorb aktualisieren',
  proceed: 'Weiter zur Kasse',
  deliveryAndPayment: 'Lieferung und Zahlung',
  country: 'Land',
  countries: {
    uk: 'Vereinigtes Königreich',
    us: 'USA',
    bd: 'Bangladesch',
    saudi: 'Saudi-Arabien',
    dubai: 'Dubai',
  },
  state: 'Bundesstaat/Region',
  postcode: 'Postleitzahl',
  pay: 'Bezahlen',
  noOrder: 'Dies ist ein Demo-Shop: Es wird keine Bestellung aufgegeben',
});
