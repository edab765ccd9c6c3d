import { translation } from '../translation';

export const cart = translation('tr', 'cart', {
  cart: 'Sepet',
  button: { one: 'Sepet, 1 adet, {amount}', other: 'Sepet, {count} adet, {amount}' },
  empty: 'Sepetiniz boş.',
  needsScripts: 'Sepet için JavaScript gereklidir.',
  scriptsAreOff:
    'Sepet, tarayıcınızda JavaScript ile tutulur ve JavaScript şu anda kapalı. Sepeti doldurmak için JavaScript’i açın veya neye ihtiyacınız olduğunu bize yazın.',
  view: 'Sepeti görüntüle',
  toShop: 'Mağazaya git',
  inCart: 'Sepetinizde',
  samples:
    'Aşağıdaki satırlar, dolu bir sepetin nasıl göründüğünü gösteren örneklerdir; sepetinizde bulunmaz.',
  sample: 'Örnek',
  price: 'Fiyat',
  total: 'Toplam',
  cartTotal: 'Sepet toplamı',
  samplesTotal: 'Örneklerin toplamı',
  continueShopping: 'Alışverişe devam et',
  goToCheckout: 'Ödemeye geç',

  checkout: 'Ödeme',
  couponCode: 'Kupon kodu',
  applyCoupon: 'Kuponu kullan',
  updateCart: 'Sepeti güncelle',
  proceed: 'Ödeme adımına geç',
  deliveryAndPayment: 'Teslimat ve ödeme',
  country: 'Ülke',
  countries: {
    uk: 'Birleşik Krallık',
    us: 'ABD',
    bd: 'Bangladeş',
    saudi: 'Suudi Arabistan',
    dubai: 'Dubai',
  },
  state: 'Eyalet veya il',
  postcode: 'Posta kodu',
  pay: 'Ödemeyi yap',
  noOrder: 'Bu bir demo mağazadır: sipariş oluşturulmaz',
});
