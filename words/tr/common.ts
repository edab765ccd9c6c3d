import { translation } from '../translation';

export const common = translation('tr', 'common', {
  contactUs: 'İletişim',
  questionsAndAnswers: 'Sorular ve yanıtlar',
  loading: 'Yükleniyor…',
  remove: 'Kaldır: {name}',
  place: '{number} / {total}',
  picturesOf: 'Görseller: {name}',
  withCount: '{name} ({count})',
  inFigures: 'Rakamlarla {name}',

  name: 'Ad soyad',
  email: 'E-posta',
  phone: 'Telefon',
  company: 'Şirket',
  subject: 'Konu',
  message: 'Mesaj',
  quantity: 'Adet',
  description: 'Açıklama',
  material: 'Malzeme',
  categories: 'Kategoriler',
  date: 'Tarih',
  document: 'Doküman',
  leaveEmpty: 'Bu alanı boş bırakın',

  product: 'Ürün',
  products: 'Ürünler',
  services: 'Hizmetler',
  documents: 'Dokümanlar',
  search: 'Arama',
  narrowDown: 'Seçimi daralt',
  film: 'Video',
  website: 'Web sitesi',
  kind: 'Tür',
  specification: 'Teknik özellikler',
  notOffered: 'Bu doküman artık sunulmuyor.',

  comma: ', ',
  days: '{from}–{to}',
  hours: '{days}, {from}–{to}',

  sizes: {
    bytes: { one: '1 bayt', other: '{count} bayt' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
