import { translation } from '../translation';

export const shop = translation('tr', 'shop', {
  pages: 'Mağaza sayfaları',
  showing: {
    one: '1 sonuç içinden {from}–{to}',
    other: '{count} sonuç içinden {from}–{to}',
  },
  sortBy: 'Sıralama',
  sortOrders: { hostOrder: 'Varsayılan', reversed: 'Ters sıra', newest: 'Önce en yeniler' },
  sortingNeedsScripts:
    'Sıralama için JavaScript gereklidir. JavaScript olmadan ürünler listemizdeki sırada kalır.',

  facets: { category: 'Kategori', weight: 'Ağırlık', size: 'En büyük ölçü' },
  upTo: 'En fazla {to} {unit}',
  between: '{from}–{to} {unit}',
  over: '{from} {unit} üzeri',
  show: 'Ürünleri göster',
  showAll: 'Tüm ürünleri göster',
  all: 'Tümü',
  none: 'Bu seçimlerin tümüne uyan ürün yok. Bir seçimi kaldırın veya bize sorun: parçaların çoğu teknik resme göre üretilir.',

  fact: 'Özellik',
  compare: 'Karşılaştır<name>: {name}</name>',
  compareChosen: 'Seçilen ürünleri karşılaştır',
  compareHint: 'Özelliklerini yan yana görmek için en fazla üç ürün seçin.',
  compareMore: 'Yan yana üç ürün sığar; bunlar ilk üçüdür.',
  compareNone: 'Karşılaştırılacak ürün seçilmedi.',

  facts: {
    country_of_origin: 'Menşe ülke',
    hs_code: 'Gümrük tarife numarası (GTİP)',
    lead_time: 'Teslim süresi',
  },
  fromOurRange: 'Standart ürün yelpazemizden: {name}.',
  drawingOf: 'Teknik resim: {name}',
  priceOnRequest: 'Fiyat için sorunuz',
  askForPrice: 'Fiyat sor',
  askAboutProduct: 'Bu ürün hakkında soru sor',
  insteadOf: '<label>eski fiyat: </label>{price}',
  aboutProduct: 'Bu ürün hakkında',
  discountCode: 'İndirim kodu',
  apply: 'Uygula',
  addToCart: 'Sepete ekle',
  addedToCart: 'Sepete eklendi',

  reviewsTab: 'Değerlendirmeler ({count})',
  reviews: { one: '1 değerlendirme', other: '{count} değerlendirme' },
  generalReviews: { one: '1 genel değerlendirme', other: '{count} genel değerlendirme' },
  addReview: 'Değerlendirme yazın',
  rating: 'Puan',
  submitReview: 'Değerlendirmeyi gönder',
  reviewNotSent: 'Bu bir demo mağazadır: değerlendirmeniz gönderilmez',
});
