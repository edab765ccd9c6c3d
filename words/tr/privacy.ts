import { translation } from '../translation';

export const privacy = translation('tr', 'privacy', {
  kept: 'Tarayıcınızda saklananlar',
  keptText:
    'Bu sitede yalnızca gezinmek hiçbir kayıt oluşturmaz. Aşağıdaki kayıtlar yalnızca yaptığınız işlemlerden doğar, yalnızca istediğiniz şeye hizmet eder ve yalnızca bu site tarafından okunur. Reklam ve profil oluşturma yoktur.',
  entries: 'Tarayıcınızdaki kayıtlar',
  entryName: 'Ad',
  when: 'Ne zaman kaydedilir',
  purpose: 'Ne için',
  lifetime: 'Ne kadar süreyle',
  cookie: 'Çerez',
  localStorage: 'Yerel depolama',
  minutes: { one: '1 dakika', other: '{count} dakika' },
  cart: {
    when: 'Sepete bir ürün eklediğinizde.',
    purpose: 'Sepetinizin satırları: ürün, adet, fiyat. Bunlar bize hiçbir zaman gönderilmez.',
    lifetime: 'Sepeti boşaltana kadar',
  },
  quote: {
    when: 'Bir teklif talebine ürün eklediğinizde.',
    purpose: 'Talebinizdeki ürünler: ad ve adet. Bunlar formla birlikte bize gönderilir.',
    lifetime: 'Talebi gönderene veya ürünleri talepten çıkarana kadar',
  },
  code: {
    when: 'Sertifika veya başka bir doküman için kod istediğinizde.',
    stepPurpose:
      'Hangi dokümanı istediğiniz, hangi adımda olduğunuz ve ne zaman istediğiniz; böylece sayfa yeniden yüklendiğinde bunlar hemen gösterilir.',
    stepLifetime: {
      one: 'Kodun süresi talepten 1 dakika sonra dolar; bundan sonra sayfayı yeniden açana kadar',
      other:
        'Kodun süresi talepten {count} dakika sonra dolar; bundan sonra sayfayı yeniden açana kadar',
    },
    sessionPurpose:
      'E-posta adresiniz, doküman, talebin zamanı ve dokümanın kilidinin açık olup olmadığı; yalnızca bu sitenin okuyabileceği şekilde şifrelenmiş olarak.',
  },
  formResult: {
    message: 'Tarayıcınız JavaScript çalıştırmazken mesaj gönderdiğinizde.',
    quote: 'Tarayıcınız JavaScript çalıştırmazken teklif talebi gönderdiğinizde.',
    certificate:
      'Tarayıcınız JavaScript çalıştırmazken sertifika formlarından birini gönderdiğinizde.',
    purpose:
      'Rastgele bir numara; site bu numarayla formunuza verilen yanıtı ve gönderilemediyse yazdıklarınızı saklar.',
  },

  sent: 'Gönderdiklerinize ne olur',
  sentText:
    'Bir bilgi talebi, yazdıklarınızla birlikte kaydedilir ve size yanıt verebilmemiz için bize e-posta ile gönderilir. Sorduğunuz ürün veya hizmet, formun bulunduğu sayfa, sizi buraya yönlendiren web sitesinin adı ve o sitedeki bağlantının belirttiği kampanya da talebe eklenir. Teklif talebi, parçaları ve teknik resimleriyle birlikte aynı şekilde kaydedilir. Sertifika kodu talebi, verdiğiniz bilgilerle birlikte saklanır ve kod, talepteki e-posta adresine gönderilir. Kimse formları gereksiz gönderimlerle dolduramasın veya kodları tahmin edemesin diye site, bir IP adresinin veya bir e-posta adresinin bunları ne sıklıkta kullandığını en fazla yirmi dakika boyunca sayar.',
  measured:
    'Bir sayfadan ayrıldığınızda tarayıcınız, sayfanın ne kadar hızlı yanıt verdiğini bu siteye bildirir: sayfanın bu sitedeki adresi ve en fazla beş sayısal değer. Bunlar IP adresiniz, çerez veya ziyaretçileri birbirinden ayırt edebilecek herhangi bir numara olmadan kaydedilir ve başka hiç kimseye iletilmez. İzlenmemeyi talep eden bir tarayıcı hiçbir şey göndermez.',
  counted:
    'Site, her sayfanın ve her dosyanın ne sıklıkta açıldığını, ziyaretçilerin hangi web sitelerinden geldiğini, hangi adreslerin hiçbir yere götürmediğini ve kaç talep gönderildiğini gün gün sayar. Bunlar yalnızca sayılardır: yanlarında ne IP adresi ne çerez ne de ziyaretçileri birbirinden ayırt edebilecek başka bir şey saklanır.',
  demonstration:
    'Sepet, ödeme, değerlendirmeler ve yorumlar tanıtım amaçlıdır: hiçbir şey göndermezler.',

  others: 'Başka bir şirketle ne zaman bağlantı kurulur',
  othersText:
    'Hiçbir sayfa kendiliğinden üçüncü taraflardan bir şey yüklemez. Tarayıcınız, belirtilen şirketle ancak aşağıdaki hizmetlerden birini istediğinizde bağlantı kurar; bu şirket bu durumda IP adresinizi görür ve kendi çerezlerini kaydedebilir.',
  othersTextWithStatistics:
    'Ziyaretçi istatistikleri ilk kez tıkladığınızda, yazdığınızda veya sayfayı kaydırdığınızda yüklenir; izlenmemeyi talep eden bir tarayıcı (Do Not Track, Global Privacy Control) bunları hiçbir zaman yüklemez. Bunun dışında hiçbir sayfa kendiliğinden üçüncü taraflardan bir şey yüklemez. Tarayıcınız, belirtilen şirketle ancak aşağıdaki hizmetlerden birini istediğinizde bağlantı kurar; bu şirket bu durumda IP adresinizi görür ve kendi çerezlerini kaydedebilir.',
  othersTable: 'Diğer şirketlerin hizmetleri',
  service: 'Hizmet',
  contacted: 'Bağlanılan adres',
  othersWhen: 'Ne zaman',
  film: { when: 'Videoyu başlattığınızda.' },
  map: { name: 'Harita', when: '“Haritayı göster” düğmesine bastığınızda.' },
  captcha: {
    name: 'İnsan doğrulaması',
    when: 'Doğrulama içeren bir forma yazmaya başladığınızda.',
  },
  statistics: {
    name: 'Ziyaretçi istatistikleri',
    when: 'Tarayıcınız izlenmemeyi talep etmiyorsa ilk kez tıkladığınızda, yazdığınızda veya sayfayı kaydırdığınızda.',
  },

  questions: 'Sorular ve verileriniz',
  questionsText:
    'Hakkınızda neleri sakladığımızı sorabilir, bunların düzeltilmesini veya silinmesini isteyebilirsiniz: bize <link>iletişim sayfası</link> üzerinden yazın. Tarayıcınızın sakladıklarını istediğiniz zaman tarayıcınızın kendi ayarlarından silebilirsiniz.',
  questionsTextWithEmail:
    'Hakkınızda neleri sakladığımızı sorabilir, bunların düzeltilmesini veya silinmesini isteyebilirsiniz: bize <link>iletişim sayfası</link> üzerinden veya <email>{email}</email> adresine yazın. Tarayıcınızın sakladıklarını istediğiniz zaman tarayıcınızın kendi ayarlarından silebilirsiniz.',
});
