import { translation } from '../translation';

export const quote = translation('tr', 'quote', {
  add: 'Teklif talebine ekle<name>: {name}</name>',
  added: 'Teklif talebinize eklendi',
  basketFull: {
    one: 'Bir talep en fazla 1 parça içerebilir. Lütfen önce bu talebi gönderin.',
    other: 'Bir talep en fazla {count} parça içerebilir. Lütfen önce bu talebi gönderin.',
  },
  basketLink: { one: 'Teklif talebi: 1 parça', other: 'Teklif talebi: {count} parça' },
  basket: 'Talebinizdeki ürünler',

  introduction:
    'Teknik resimleri gönderin veya her parçayı tanımlayın. Henüz bilmediklerinizi boş bırakın: biz size sorarız.',
  part: 'Parça {number}',
  product: 'Kataloğumuzdan ürün',
  finish: 'Yüzey işlemi',
  neededBy: 'İstenen teslim tarihi',
  notes: 'Notlar',
  anotherPart: 'Başka parça ekle',
  moreOfPart: 'Bu parça hakkında daha fazlası',
  drawings: 'Teknik resimler',
  dropHere: 'Dosyaları bu sayfanın herhangi bir yerine bırakın veya yapıştırın.',
  drop: 'Dosyalarınızı eklemek için bırakın',
  choose: 'Dosya seç',
  files: 'Dosyalar',
  drawingsHint: {
    one: '{types}; en fazla 1 dosya, dosya boyutu en fazla {size}.',
    other: '{types}; en fazla {count} dosya, dosya başına en fazla {size}.',
  },
  chooseLast:
    'Önce tüm parçaları ekleyin: sayfa yeniden yüklendiğinde tarayıcınız seçilen dosyaları unutur.',
  notTaken: 'Kabul edilmedi: {file}. {reason}',
  you: 'Bilgileriniz',
  moreOfYou: 'Diğer bilgiler',
  anythingElse: 'Eklemek istedikleriniz',
  send: 'Talebi gönder',
  sending: 'Gönderiliyor…',
  cancel: 'İptal',

  byMail: 'Teknik resimlerinizi bize e-posta ile gönderin',
  byMailText:
    'Şu anda çevrimiçi teknik resim kabul edemiyoruz. Hangi parçalara ihtiyacınız olduğunu bize yazın ve teknik resimleri ekleyin. Her parça için bildiklerinizi belirtin: adet, malzeme, yüzey işlemi ve istediğiniz teslim tarihi.',
  contactUs: 'Bizimle iletişime geçin',

  help: {
    title: 'İhtiyacımız olan bilgiler',
    drawing: 'Her parçanın teknik resmi',
    drawingText: 'Veya modeli ya da ikisi birden. Bunlar yoksa ana ölçüleri içeren bir tanım.',
    quantity: 'Adet',
    quantityText: 'Tek seferlik veya yıllık. Karşılaştırmak için birden fazla adet belirtin.',
    material: 'Malzeme ve yüzey işlemi',
    materialText: 'Seçimi bize bırakıyorsanız parçanın dayanması gereken yükler ve koşullar.',
    date: 'Teslim tarihi',
    dateText: 'Parçaların teslim edilmesi gereken tarih.',
    questions: 'Önce sormak istedikleriniz mi var?',
  },

  sent: 'Talebiniz gönderildi. E-posta ile yanıt vereceğiz.',
  sentWithout: 'Bu dosyalar kabul edilmedi. Diğer her şey bize ulaştı:',
  again: 'Yeni teklif iste',
  notSent: 'Talebiniz gönderilemedi.',
  cancelled: 'Hiçbir şey gönderilmedi. Girdiğiniz her şey hâlâ burada.',
  mayHaveArrived:
    'Talebiniz bize ulaşmış olabilir, ancak onay yanıtı kayboldu. Bizden haber almazsanız yeniden gönderin. Girdiğiniz her şey hâlâ burada.',
  chooseAgain: 'Tarayıcınız dosyaları saklamaz: lütfen teknik resimlerinizi yeniden seçin.',

  nothingWanted: 'Lütfen bir parça tanımlayın veya bir teknik resim ekleyin.',
  writeLess: 'Lütfen buraya daha kısa yazın.',
  wrongPhone: '“{text}” bir telefon numarası değil. Numarayı ülke koduyla yazın: +44 114 496 0100.',
  tooManyParts: {
    one: 'Lütfen bir seferde en fazla 1 parça için teklif isteyin.',
    other: 'Lütfen bir seferde en fazla {count} parça için teklif isteyin.',
  },
  tooManyFields: 'Talepte formdakinden fazla alan var.',
  emptyFile: 'Bu dosya boş.',
  unreadableFile: 'Bu dosya okunamadı.',
  changedFile: 'Bu dosya siz seçtikten sonra değişti. Lütfen kaldırıp yeniden seçin.',
  wrongType: 'Bu dosyanın biçimi kabul edilmiyor. Lütfen şu biçimlerden birinde gönderin: {types}.',
  tooLarge: 'Bu dosya {size} sınırını aşıyor. Lütfen sıkıştırarak veya e-posta ile gönderin.',
  tooManyFiles: {
    one: 'En fazla 1 dosya gönderilebilir. Daha fazlasını lütfen tek bir ZIP dosyasında toplayın.',
    other:
      'En fazla {count} dosya gönderilebilir. Daha fazlasını lütfen tek bir ZIP dosyasında toplayın.',
  },
  tooLargeTogether: {
    one: 'Teknik resimler çok büyük. Lütfen {size} boyutunu aşmayan en fazla 1 dosya gönderin veya teknik resimleri e-posta ile iletin.',
    other:
      'Teknik resimler çok büyük. Lütfen her biri {size} boyutunu aşmayan en fazla {count} dosya gönderin veya teknik resimleri e-posta ile iletin.',
  },
  notTakenNow:
    'Şu anda çevrimiçi teknik resim kabul edemiyoruz. Lütfen teknik resimleri bize e-posta ile gönderin.',
  manyUploads:
    'Şu anda çok sayıda teknik resim gönderiliyor. Lütfen bir dakika sonra yeniden deneyin.',
  manyOfYours:
    'Şu anda bağlantınızdan birkaç teknik resim gönderiliyor. Lütfen bir dakika sonra yeniden deneyin.',
  diskFull: 'Teknik resimleriniz şu anda kaydedilemiyor. Lütfen bize e-posta ile gönderin.',
});
