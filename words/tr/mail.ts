import { translation } from '../translation';

export const mail = translation('tr', 'mail', {
  enquiry: {
    subject: 'Web sitesinden bilgi talebi: {name}',
    quoteSubject: 'Teklif talebi: {name}',
    wrote: '{sender}, web sitesi üzerinden yazdı ({time}):',
    asksForQuote: '{sender}, web sitesi üzerinden teklif istiyor ({time}):',
    line: '{name}: {value}',
    drawings: 'Teknik resimler:',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), bu e-posta için çok büyük: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), e-posta sunucusu kabul etmedi; düzenleyiciden alın veya: {command}',
    unchecked: 'Bu talep için insan doğrulaması yapılamadı.',
    end: 'Talep no. {number}. Bu e-postaya vereceğiniz yanıt doğrudan gönderene ulaşır: {name}.',
    about: 'İlgili ürün veya hizmet',
    page: 'Sayfa',
    referrer: 'Geldiği site',
    source: 'Kaynak',
    medium: 'Araç',
    campaign: 'Kampanya',
  },

  receipt: {
    subject: '{company}: mesajınız',
    quoteSubject: '{company}: teklif talebiniz',
    message:
      'Mesajınız için teşekkür ederiz. Mesajınız bize ulaştı; en kısa sürede yanıt vereceğiz.',
    quote:
      'Teklif talebiniz için teşekkür ederiz. Talebiniz bize ulaştı; inceler incelemez yanıt vereceğiz.',
    text: `İyi günler,

{text}

Numara: {number}, geliş tarihi: {time}.

Bize siz yazmadıysanız bu e-postayı dikkate almayabilirsiniz.

{company}
`,
    quoteText: `İyi günler,

{text}

Numara: {number}, geliş tarihi: {time}.
Parçalar: {parts}. Teknik resimler: {drawings}.

Bize siz yazmadıysanız bu e-postayı dikkate almayabilirsiniz.

{company}
`,
  },

  notStored: 'Şu anda hiçbir şey kaydedilemiyor; lütfen bizi arayın veya bize yazın.',

  code: {
    subject: '{company}: sertifika için kodunuz',
    text: `İyi günler,

Sertifika için tek kullanımlık kodunuz:

{code}

Kodu 20 dakika içinde sertifika sayfasına girin. Kod bir kez kullanılabilir; daha yeni bir kod onun yerine geçer.

Kod istemediyseniz bu e-postayı dikkate almayabilirsiniz; hiçbir şey olmaz.

{company}
`,
  },
});
