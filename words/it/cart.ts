import { translation } from '../translation';

export const cart = translation('it', 'cart', {
  cart: 'Carrello',
  button: { one: 'Carrello, 1 pezzo, {amount}', other: 'Carrello, {count} pezzi, {amount}' },
  empty: 'Il carrello è vuoto.',
  needsScripts: 'Il carrello richiede JavaScript.',
  scriptsAreOff:
    'Il carrello è gestito nel browser da JavaScript, che è disattivato. Lo attivi per riempire il carrello, oppure ci scriva che cosa le serve.',
  view: 'Vedi il carrello',
  toShop: 'Vai allo shop',
  inCart: 'Nel carrello',
  samples:
    'Le righe seguenti sono esempi e mostrano come si presenta un carrello pieno; non fanno parte del suo carrello.',
  sample: 'Esempio',
  price: 'Prezzo',
  total: 'Totale',
  cartTotal: 'Totale del carrello',
  samplesTotal: 'Totale degli esempi',
  continueShopping: 'Continua gli acquisti',
  goToCheckout: 'Vai alla cassa',

  checkout: 'Cassa',
  couponCode: 'Codice sconto',
  applyCoupon: 'Applica il codice',
  updateCart: 'Aggiorna il carrello',
  proceed: 'Procedi alla cassa',
  deliveryAndPayment: 'Consegna e pagamento',
  country: 'Paese',
  countries: {
    uk: 'Regno Unito',
    us: 'Stati Uniti',
    bd: 'Bangladesh',
    saudi: 'Arabia Saudita',
    dubai: 'Dubai',
  },
  state: 'Stato o provincia',
  postcode: 'Codice postale',
  pay: 'Paga ora',
  noOrder: 'Questo è uno shop dimostrativo: non viene effettuato alcun ordine',
});
