import { translation } from '../translation';

export const contact = translation('tr', 'contact', {
  letsTalk: 'Aklınızda bir proje mi var? Konuşalım.',
  viewOnMap: 'Haritada görüntüle',
  sendMessage: 'Bize mesaj gönderin',
  purpose:
    'Sorularınız, devam eden siparişiniz veya bir ziyaret için buraya yazın ya da bizi arayın.',
  haveDrawing: '<strong>Teknik resminiz mi var?</strong> Teklif talebinize ekleyin.',
  about: 'Mesajınızın konusu: <link>{name}</link>.',
  submit: 'Gönder',
  submitting: 'Gönderiliyor…',
  captcha: {
    waiting: 'Yazmaya başladığınızda Google reCAPTCHA insan doğrulaması yüklenir.',
    loading: 'İnsan doğrulaması yükleniyor…',
    failed: 'İnsan doğrulaması yüklenemedi. Mesajınızı yine de gönderebilirsiniz.',
  },

  sent: 'Mesajınız başarıyla gönderildi!',
  notSent: 'Mesajınız gönderilemedi.',
  stillHere: 'Yazdıklarınız hâlâ burada.',
  callOrWrite:
    'Dilerseniz bizi <phone>{phone}</phone> numarasından arayabilir veya <email>{email}</email> adresine yazabilirsiniz.',
  call: 'Dilerseniz bizi <phone>{phone}</phone> numarasından arayabilirsiniz.',
  write: 'Dilerseniz <email>{email}</email> adresine yazabilirsiniz.',
  result: {
    sent: 'Mesaj gönderildi',
    refused: 'Mesaj gönderilmedi',
    none: 'Mesajınız',
    refusedText: 'Yazdıklarınız, neden gönderilmediği bilgisiyle birlikte hâlâ formda.',
    noneText:
      'Son on dakika içinde bu tarayıcıdan mesaj gönderilmedi. Bize buradan yazabilirsiniz.',
    home: 'Ana sayfaya dön',
  },
  chooseSubject: 'Konu seçin',

  noMessage: 'Lütfen bir mesaj yazın.',
  wrongPhone: 'Lütfen bir telefon numarası yazın veya alanı boş bırakın.',
  wrongSubject: 'Lütfen konulardan birini seçin.',
  tooLong: {
    one: 'Lütfen en fazla 1 karakter yazın.',
    other: 'Lütfen en fazla {count} karakter yazın.',
  },

  map: 'Harita: {place}',
  showMap: 'Haritayı göster',
  showMapOf: 'Haritayı göster: {place}',
  mapNote: 'Haritalar Google Maps’ten gelir ve yalnızca siz istediğinizde yüklenir.',
  kilometres: '{amount} km',
  northSign: 'K',
  north: '{degrees}°\u00a0K',
  south: '{degrees}°\u00a0G',
  east: '{degrees}°\u00a0D',
  west: '{degrees}°\u00a0B',
});
