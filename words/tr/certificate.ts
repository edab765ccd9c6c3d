import { translation } from '../translation';

export const certificate = translation('tr', 'certificate', {
  requestCode: 'Kod iste',

  requestText: 'E-posta adresinize tek kullanımlık bir kod göndeririz.',
  code: 'Kodu girin',
  codeText: 'Kod 20 dakika geçerlidir ve yalnızca bir kez kullanılabilir.',
  read: 'Dokümanı okuyun',
  readText: 'Doküman, 20 dakika dolana kadar açık kalır.',

  emailHint: 'Kod bu adrese gönderilir.',
  address: 'Açık adres',
  sendCode: 'Kodu gönder',
  sendingCode: 'Gönderiliyor…',
  haveCode: 'Kodum zaten var',
  otp: 'Tek kullanımlık kod',
  otpHint: 'Size gönderdiğimiz e-postadaki altı rakam.',
  confirm: 'Kodu onayla',
  newCode: 'Yeni kod iste',

  unlocked: 'Kilidi açılmış sertifika',
  unlockedNamed: 'Kilidi açıldı: {name}',
  openUntil: 'Şu saate kadar açık: {time}',
  openForTwentyMinutes: 'Kod talebinden sonra 20 dakika açık',
  newTab: 'Yeni sekmede aç',
  save: 'Dosyayı kaydet',
  lockAgain: 'Yeniden kilitle',

  notices: {
    sent: '✅ Tek kullanımlık kod e-posta adresinize gönderildi!',
    refused: '⚠️ Tek kullanımlık kod oluşturulamadı.',
    notSent: '❌ Tek kullanımlık kod gönderilemedi. Lütfen yeniden deneyin.',
    alreadySent: 'ℹ️ Tek kullanımlık kod zaten gönderildi. Lütfen e-postanızı kontrol edin.',
    empty: '❌ Lütfen tek kullanımlık kodu girin.',
    wrong: '❌ Tek kullanımlık kod geçersiz! Lütfen yeniden deneyin.',
    notVerified: '❌ Doğrulama başarısız oldu. Lütfen yeniden deneyin.',
    unlocked: '✅ Tek kullanımlık kod doğrulandı! Sertifikanın kilidi açıldı.',
    expired: 'ℹ️ Tek kullanımlık kodun süresi doldu. Lütfen yeni bir kod isteyin.',
  },
  startedAgain: 'Yeni bir kod isteyebilirsiniz.',

  wrongEmail: 'Lütfen kodun gönderileceği e-posta adresini yazın.',
  requestFirst: 'Lütfen önce bir kod isteyin.',
  notChecked: 'Bu şu anda kontrol edilemiyor.',
  noMail:
    'Bu site şu anda e-posta gönderemediği için kod gönderilmedi. Lütfen bunun yerine bizi arayın veya bize yazın.',
  mailFailed: 'Kodu içeren e-posta gönderilemedi; lütfen daha sonra yeniden deneyin.',
  mayBeLate: 'E-postanın ulaşması birkaç dakika sürebilir.',

  locked: 'Doküman kilitli',
  lockedText: 'Kilidini açmak için tek kullanımlık bir kod isteyin.',
  lockedAgain: 'Doküman yeniden kilitlendi',
  unavailable: 'Doküman şu anda gösterilemiyor',
  unavailableText:
    'Lütfen birkaç dakika sonra yeniden deneyin. Dokümanın kilidi, kod talebinden sonra 20 dakika açık kalır.',
});
