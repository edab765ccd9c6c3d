import { translation } from '../translation';

export const company = translation('tr', 'company', {
  ourServices: 'Hizmetlerimiz',
  servicesInPictures: 'Görsellerle hizmetlerimiz',
  amongOurServices: 'Hizmetlerimizden biri',
  whereToFind: '{name}: bizi nerede bulabilirsiniz',
  inShort: 'Kısaca {name}',
  portraitOf: 'Portre: {name}',
  testimonial: 'Müşteri görüşleri',
  clients: 'Müşteriler',
  client: 'Müşteri {place}',
  noClientTitle: 'Adı belirtilmemiş',

  aboutUs: 'Hakkımızda',
  aboutTheCompany: 'Şirket hakkında',
  callAnyTime: 'dilediğinizde arayın',
  whyChooseUs: 'Neden biz?',
  yourContact: 'İlgili kişi',
  office: 'Ofis',
  works: 'Fabrika',
  location: 'Lokasyon {number}',

  service: 'Hizmet',
  pagesOfServices: 'Hizmet sayfaları',
  figuresAndLimits: 'Teknik değerler ve sınırlar',

  stationOf: 'İstasyon {number}/{count}',
  wayOfAPart: 'Bir parçanın fabrikadaki yolu',
  stationBefore: 'Önceki istasyon',
  stationAfter: 'Sonraki istasyon',
  metres: '{figure}\u00a0m',
  degrees: '{figure}\u00a0°C',
  degreesThen: '{first}, ardından {second}\u00a0°C',

  project: 'Proje',
  projectTitle: 'Ayrıntılarıyla bir proje',
  projectFigures: 'Rakamlarla proje',
  followProject: 'Projeyi incele',
  download: 'İndir',
  downloadPortfolio: 'Referans projeleri indir (yeni sekmede açılır)',
  portfolioMissing: 'Referans projeler dosyası mevcut değil.',

  sustainability: 'Sürdürülebilirlik',
  inDetail: 'Ayrıntılar',
  overTheYears: 'Yıllar içinde',
  allFigures: 'Tüm rakamlar',
  trend: '{unit}: {firstYear} yılında {first}, {lastYear} yılında {last}',

  profile: 'Profil',
  inBrief: 'Kısaca',
  skillsAndEducation: 'Beceriler ve eğitim',
  skills: 'Beceriler',
  education: 'Eğitim',
  whomToAsk: 'Kime soracağınızdan emin değil misiniz?',
  writeToUs: 'Bize yazın',

  lastChanged: 'Son değişiklik: {date}',
});
