import { translation } from '../translation';

export const pages = translation('tr', 'pages', {
  '/': {
    name: 'Ana sayfa',
    title: 'Neler üretiyoruz, bize nasıl ulaşırsınız',
    description:
      'Şirketin neyi kimin için ürettiği, sunduğu hizmetler ve ürünler ile bunlar hakkında görüşebileceğiniz kişiler.',
  },
  '/home-1': {
    name: 'Yapı ve inşaat',
    title: 'Yapı ve inşaat için ürünler',
    description: 'Yapı ve inşaat için ürettiklerimiz, hizmetlerimiz ve son projelerimiz.',
  },
  '/home-2': {
    name: 'Sektörler',
    title: 'Sanayi için ürünler',
    description:
      'Hizmet verdiğimiz sektörler, her biri için ürettiklerimiz ve ücretsiz danışmanlık formu: ilk bilgi talebinden teslimata.',
  },
  '/about': {
    name: 'Hakkımızda',
    title: 'Hakkımızda: biz kimiz ve ne üretiyoruz',
    description:
      'Kim olduğumuz, ne ürettiğimiz, kimlerin bizimle çalıştığı ve bizi tercih etme nedenleri.',
  },
  '/about-2': {
    name: 'Hikâyemiz',
    title: 'Hikâyemiz: bugünlere nasıl geldik',
    description: 'Şirketin üç adımda hikâyesi; arkasındaki insanlar ve nedenler.',
  },
  '/service': {
    name: 'Hizmetler',
    title: 'Hizmetler: müşterilerimiz için neler yapıyoruz',
    description:
      'Müşterilerimiz için yaptığımız her şey; her hizmet görselleri, teknik değerleri ve sınırlarıyla.',
  },
  '/service-2': {
    name: 'Hizmetlere genel bakış',
    title: 'Bir bakışta hizmetlerimiz',
    description:
      'Doğru hizmeti bir bakışta bulmanız için tüm hizmetlerimiz görselleriyle kısa ve öz bir listede.',
  },
  '/service-single': {
    name: 'Bir hizmete yakından bakış',
    title: 'Bir hizmete yakından bakış: sipariş bizde nasıl ilerler',
    description:
      'Nasıl çalıştığımıza örnek olarak yakından tanıtılan bir hizmet; görselleri, teknik değerleri ve sınırlarıyla.',
  },
  '/clients': {
    name: 'Müşterilerimiz',
    title: 'Müşterilerimiz: kimler bizimle çalışıyor',
    description: 'Bize sipariş veren şirketler ve kişiler ile bu konuda söyledikleri.',
  },
  '/manufacture': {
    name: 'Makine parkı',
    title: 'Makine parkı: ürünlerimiz hangi makinelerde üretiliyor',
    description:
      'Teslim ettiğimiz ürünlerin arkasındaki makineler ve üretim alanları, görsellerle.',
  },
  '/certificate': {
    name: 'Sertifikalar',
    title: 'Sertifikalar ve dokümanlar',
    description: 'Sertifikalarımız ve kilidi tek kullanımlık kodla açılan doküman.',
  },
  '/certificate/unlock': {
    name: 'Sertifika kilidini açma',
    title: 'Sertifika kilidini açma',
    description:
      'JavaScript çalıştırmayan tarayıcılarda kilitli sertifikaya götüren adımlar: talep, kod, doküman.',
  },
  '/portfolio': {
    name: 'Referans projeler',
    title: 'Referans projeler: bugüne kadar ürettiklerimiz',
    description:
      'Seçilmiş ürün ve projelerden görseller ve indirilebilir doküman olarak referans projelerimizin tamamı.',
  },
  '/portfolio-details': {
    name: 'Ayrıntılarıyla bir proje',
    title: 'Ayrıntılarıyla bir proje: ilk görüşmeden teslimata',
    description:
      'Müşterinin ilk talebinden başlayarak tüm aşamalarıyla teslimata kadar izlenen bir proje.',
  },
  '/sustainability': {
    name: 'Sürdürülebilirlik',
    title: 'Sürdürülebilirlik için neler yapıyoruz',
    description:
      'Çevre için neler yaptığımız ve daha neler yapmamız gerektiği, yazı ve görsellerle.',
  },
  '/team-1': {
    name: 'Ekibimiz',
    title: 'Ekibimiz: ürünlerin arkasındaki insanlar',
    description: 'İlk sorudan teslim gününe kadar siparişinizle ilgilenen insanlar.',
  },
  '/team-2': {
    name: 'Kısaca ekibimiz',
    title: 'Ekibimize kısa bir bakış',
    description: 'Çalışanlarımız, görev alanları ve onlara ulaşma yolları kısa ve öz bir listede.',
  },
  '/team-3': {
    name: 'İnsanlarımız',
    title: 'Şirketimizin insanları',
    description: 'Büyük portrelerle şirketimizin insanları ve sorumlulukları.',
  },
  '/team-details': {
    name: 'Profil',
    title: 'Profil: siparişinizin arkasındaki kişi',
    description:
      'Çalışanlarımızdan birinin profili: görev alanı, beceriler, eğitim ve iletişim yolları.',
  },
  '/shop': {
    name: 'Mağaza',
    title: 'Mağaza: ürünlerimiz',
    description: 'Görselleri, teknik özellikleri, dokümanları ve fiyatlarıyla ürünlerimiz.',
  },
  '/shop/filtered': {
    name: 'Mağaza',
    title: 'Mağaza: seçilen ürünler',
    description:
      'Mağazamızdaki ürünlerden seçiminize uyanlar: bir kategori, malzeme, ağırlık veya ölçü.',
  },
  '/shop/compare': {
    name: 'Ürün karşılaştırma',
    title: 'Ürünler yan yana',
    description: 'Mağazamızdan en fazla üç ürün, tüm özellikleriyle yan yana.',
  },
  '/shop-details': {
    name: 'Ayın ürünü',
    title: 'Ayın ürünü: mağazamızdan bir ürün',
    description:
      'Mağazamızdan bu ay için seçilen bir ürün: görselleri, teknik özellikleri, dokümanları ve fiyatı.',
  },
  '/shop-single': {
    name: 'Öne çıkan ürün',
    title: 'Öne çıkan ürüne yakından bakış',
    description:
      'Mağazamızdan bir ürüne yakından bakış: görselleri, teknik özellikleri ve alıcıların görüşleri.',
  },
  '/cart': {
    name: 'Sepet',
    title: 'Sepetiniz',
    description: 'Bu demo mağazanın sepetine eklediğiniz ürünler, adetleri ve toplam tutar.',
  },
  '/checkout': {
    name: 'Ödeme',
    title: 'Ödeme',
    description: 'Bu demo mağazanın son adımı: adres, kupon ve ödeme. Sipariş oluşturulmaz.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: işimiz hakkında yazdıklarımız',
    description:
      'Neyi nasıl ürettiğimiz ve doğru satın alma üzerine, işi yapanların kaleminden yazılar.',
  },
  '/blog-2': {
    name: 'Notlar',
    title: 'İki sütunda notlar',
    description: 'Çalışanlarımızdan işleri hakkında kısa yazılar, her biri görseliyle.',
  },
  '/blog-3': {
    name: 'Görsellerle yazılar',
    title: 'Üç sütunda, görsellerle yazılar',
    description: 'Tekrar tekrar açıkladığımız konular, her biri bir görsel ve birkaç cümleyle.',
  },
  '/blog-right': {
    name: 'Konularına göre yazılar',
    title: 'Konularına göre yazılar ve arama',
    description: 'Yazılarımız ve yanında arama, kategoriler ve ürünler içeren bir kenar çubuğu.',
  },
  '/blog-single': {
    name: 'Yazı',
    title: 'Blogumuzun son yazısı',
    description: 'Blogumuzun en yeni yazısı; yanında arama, kategoriler ve son yazılar.',
  },
  '/blog-single-right': {
    name: 'En yeni yazı',
    title: 'En yeni yazı ve diğer yazılarımız',
    description: 'Blogumuzun en yeni yazısı; ardından arama, kategoriler ve son yazılar.',
  },
  '/contact': {
    name: 'İletişim',
    title: 'İletişim: yazın, arayın veya ziyaret edin',
    description:
      'Yazın veya arayın: haritalarıyla adreslerimiz, telefon, e-posta ve bilgi talebi formu.',
  },
  '/contact/about': {
    name: 'İletişim',
    title: 'Bir ürün veya hizmet için iletişim',
    description:
      'Ürünlerimizden veya hizmetlerimizden biri hakkında sorusu olanlar için, adı önceden doldurulmuş iletişim formu.',
  },
  '/contact/result': {
    name: 'Mesajınız',
    title: 'Mesajınıza ne oldu',
    description:
      'JavaScript çalıştırmayan bir tarayıcıda iletişim formunun sonucu: gönderildi ya da gönderilmedi ve nedeni.',
  },
  '/quote': {
    name: 'Teklif isteyin',
    title: 'Parçalarınız için teklif isteyin',
    description:
      'Hangi parçadan kaç adet ve hangi malzemeden istediğinizi yazın, teknik resimlerinizi gönderin: size fiyat verelim.',
  },
  '/quote/result': {
    name: 'Talebiniz',
    title: 'Teklif talebinize ne oldu',
    description:
      'JavaScript çalıştırmayan bir tarayıcıda teklif formunun sonucu: gönderildi ya da gönderilmedi ve nedeni.',
  },
  '/faq': {
    name: 'Sık sorulan sorular',
    title: 'Sık sorulan sorular: alıcıların bize sordukları',
    description:
      'Alıcıların en çok sorduklarına yanıtlar: nasıl sipariş verilir, neleri bilmemiz gerekir, adetler, fiyatlar ve teslimat.',
  },
  '/downloads': {
    name: 'İndirmeler',
    title: 'İndirmeler: teknik veri sayfaları, teknik resimler ve modeller',
    description:
      'Ürettiklerimize ait, indirebileceğiniz teknik veri sayfaları, teknik resimler, CAD modelleri, sertifikalar ve kullanım kılavuzları.',
  },
  '/downloads/filtered': {
    name: 'İndirmeler',
    title: 'İndirmeler: seçilen dokümanlar',
    description: 'Tek bir türdeki, tek bir ürün grubuna ait veya tek bir dildeki dokümanlar.',
  },
  '/search': {
    name: 'Arama',
    title: 'Bu sitede arama',
    description:
      'Ürünler, hizmetler, yazılar ve yanıtlar: bu sitede yer alan her şeyde bir ad, numara veya ölçü arayın.',
  },
  '/privacy': {
    name: 'Gizlilik',
    title: 'Gizlilik: bu site neleri saklar ve kimlerle bağlantı kurar',
    description:
      'Bu sitenin tarayıcınızda sakladığı her çerez ve her kayıt, gönderdiklerinize ne olduğu ve başka bir şirketle ne zaman bağlantı kurulduğu.',
  },
  '/error': {
    name: 'Sayfa bulunamadı',
    title: 'Sayfa bulunamadı',
    description: 'Bu sitede sayfası olmayan bir adreste ziyaretçilerin gördüğü ekran.',
  },
});
