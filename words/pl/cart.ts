import { translation } from '../translation';

export const cart = translation('pl', 'cart', {
  cart: 'Koszyk',
  button: {
    one: 'Koszyk, 1 sztuka, {amount}',
    few: 'Koszyk, {count} sztuki, {amount}',
    many: 'Koszyk, {count} sztuk, {amount}',
    other: 'Koszyk, {count} sztuki, {amount}',
  },
  empty: 'Koszyk jest pusty.',
  needsScripts: 'Koszyk wymaga obsługi JavaScriptu.',
  scriptsAreOff:
    'Koszyk jest przechowywany w przeglądarce za pomocą skryptów, a te są wyłączone. Proszę je włączyć, aby dodawać produkty do koszyka, albo napisać do nas, czego Państwo potrzebują.',
  view: 'Zobacz koszyk',
  toShop: 'Przejdź do sklepu',
  inCart: 'W Państwa koszyku',
  samples:
    'Poniższe pozycje są przykładami i pokazują, jak wygląda zapełniony koszyk; nie ma ich w Państwa koszyku.',
  sample: 'Przykład',
  price: 'Cena',
  total: 'Razem',
  cartTotal: 'Wartość koszyka',
  samplesTotal: 'Wartość przykładów',
  continueShopping: 'Kontynuuj zakupy',
  goToCheckout: 'Do kasy',

  checkout: 'Kasa',
  couponCode: 'Kod rabatowy',
  applyCoupon: 'Użyj kodu',
  updateCart: 'Zaktualizuj koszyk',
  proceed: 'Przejdź do kasy',
  deliveryAndPayment: 'Dostawa i płatność',
  country: 'Kraj',
  countries: {
    uk: 'Wielka Brytania',
    us: 'USA',
    bd: 'Bangladesz',
    saudi: 'Arabia Saudyjska',
    dubai: 'Dubaj',
  },
  state: 'Stan lub województwo',
  postcode: 'Kod pocztowy',
  pay: 'Zapłać',
  noOrder: 'To sklep demonstracyjny: zamówienie nie zostanie złożone',
});
