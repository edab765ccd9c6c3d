import { translation } from '../translation';

export const errors = translation('tr', 'errors', {
  notFound: {
    title: 'Sayfa bulunamadı.',
    text: 'Aradığınız sayfa mevcut değil.',
    home: 'ANA SAYFAYA DÖN',
  },
  failed: {
    documentTitle: 'Bu sayfa gösterilemedi',
    title: 'Bu sayfa gösterilemedi.',
    text: 'Bizden kaynaklanan bir hata oluştu. Kısa süre sonra yeniden denemek genellikle yeterli olur.',
    retry: 'Yeniden dene',
    home: 'Ana sayfaya dön',
    reference: 'Hata numarası: {id}',
  },
  notLoaded: {
    title: 'Bu sayfa hazırlanıyor',
    text: 'İçeriği şu anda alınamıyor. Mümkün olur olmaz burada görünecek.',
  },
  unavailable: {
    site: 'Web sitesi',
    title: '{company} birazdan yeniden yayında',
    text: 'Web sitesi şu anda gösterilemiyor. Lütfen kısa süre sonra yeniden deneyin.',
    orCallBelow:
      'Web sitesi şu anda gösterilemiyor. Lütfen kısa süre sonra yeniden deneyin veya bizi arayın: ',
    orCall:
      'Web sitesi şu anda gösterilemiyor. Lütfen kısa süre sonra yeniden deneyin veya bizi arayın: {phone}',
  },
  limits: {
    title: 'Lütfen bekleyin',
    home: 'Ana sayfaya git',
    messages:
      'Bağlantınızdan kısa sürede birkaç mesaj geldi. Lütfen birkaç dakika bekleyin veya bizi arayın.',
    codes:
      'Kısa sürede birkaç kod istendi. Lütfen birkaç dakika bekleyin, ardından yeniden isteyin.',
    tries: 'Çok fazla hatalı kod girildi. Lütfen yeni bir kod isteyin.',
    loads: 'Sayfa kısa sürede çok sık yüklendi. Lütfen birkaç dakika bekleyin.',
    pagesMade:
      'Bağlantınız için kısa sürede çok sayıda sayfa oluşturuldu. Lütfen birkaç dakika bekleyin.',
    searches: 'Bağlantınızdan kısa sürede çok sayıda arama yapıldı. Lütfen birkaç dakika bekleyin.',
    views: 'Bağlantınızdan kısa sürede çok sayıda sayfa açıldı.',
    measurements: 'Bağlantınızdan kısa sürede çok sayıda ölçüm geldi.',
  },
  plainResult: {
    done: 'Tamamlandı',
    goOn: 'Devam et',
    notSent: 'Gönderilmedi',
    goBack: '{reason} Geri dönün: yazdıklarınız hâlâ orada.',
  },
  form: {
    check: 'Lütfen girdiğiniz bilgileri kontrol edin.',
    unreadable: 'İstek okunamadı.',
    unknown: 'Bizden kaynaklanan bir hata oluştu. Lütfen daha sonra yeniden deneyin.',
    mayHaveArrived:
      'Yanıt gelmediği için gönderdiklerinizin bize ulaşıp ulaşmadığını bilmiyoruz. Lütfen yeniden gönderin.',
    ownSiteOnly: 'Form yalnızca bu web sitesinden gönderilebilir.',
    wrongFormat: 'Lütfen isteği form olarak gönderin.',
    jsonOrForm: 'Lütfen formu JSON veya normal form olarak gönderin.',
    tooLong: 'Mesaj çok uzun. Lütfen en fazla {amount} kB gönderin.',
    quick: 'Bu çok hızlı oldu. Lütfen iki saniye bekleyin, ardından yeniden gönderin.',
    leaveEmpty: 'Lütfen bu alanı boş bırakın.',
    name: 'Lütfen adınızı ve soyadınızı yazın.',
    email: 'Lütfen size yanıt verebileceğimiz bir e-posta adresi yazın.',
    tooManySigns: {
      one: 'Lütfen buraya en fazla 1 karakter yazın.',
      other: 'Lütfen buraya en fazla {count} karakter yazın.',
    },
    captcha: 'Lütfen robot olmadığınızı doğrulayın, ardından yeniden gönderin.',
    ofFile: '{file}: {reason}',
  },
  noBlog: 'Burada blog yok.',
  noDataSheet: 'Böyle bir teknik veri sayfası yok.',
  noFile: 'Böyle bir dosya yok.',
  noFilePart: 'Dosyanın bu bölümü mevcut değil.',
  fileUnreachable: 'Dosya şu anda alınamıyor.',
  fileTooLarge: 'Dosya çok büyük.',
  contentNotLoaded: 'İçerik henüz yüklenmedi.',
  previewEnded: 'Bu bağlantının süresi doldu. Önizlemeyi düzenleyicide yeniden açın.',
});
