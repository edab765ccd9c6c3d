import { translation } from '../translation';

export const downloads = translation('tr', 'downloads', {
  kinds: {
    'data-sheet': 'Teknik veri sayfası',
    drawing: 'Teknik resim',
    'cad-model': 'CAD modeli',
    certificate: 'Sertifika',
    manual: 'Kullanım kılavuzu',
  },
  groups: {
    'data-sheet': 'Teknik veri sayfaları',
    drawing: 'Teknik resimler',
    'cad-model': 'CAD modelleri',
    certificate: 'Sertifikalar',
    manual: 'Kullanım kılavuzları',
  },
  about: 'İlgili ürün veya hizmet',
  language: 'Dil',
  all: 'Tümü',
  show: 'Dokümanları göster',
  showAll: 'Tüm dokümanları göster',
  none: 'Bu seçime uyan doküman yok. Bir seçimi kaldırın veya bize sorun.',
  nothing: 'Henüz doküman yok. İhtiyacınız olanı bize sorun.',
  first: {
    one: '1 doküman içinden ilk {shown} doküman: diğerlerini görmek için seçimi daraltın.',
    other: '{count} doküman içinden ilk {shown} doküman: diğerlerini görmek için seçimi daraltın.',
  },
  file: 'Dosya',
  further: 'Diğer dosyalar',
  revision: 'Revizyon',
  unlock: 'Kilidi aç',
  unlockTitle: 'Dokümanın kilidini açın',
  lockedText: 'Bu doküman bir kodla açılır ve kod talebinden sonra 20 dakika açık kalır.',
  unlockNamed: 'Kilidi aç: {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: teknik veri sayfası',
  },
});
