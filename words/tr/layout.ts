import { translation } from '../translation';

export const layout = translation('tr', 'layout', {
  skipToContent: 'İçeriğe geç',
  phoneAndAddress: 'Telefon ve adres',
  home: 'Ana sayfa',
  callAnyTime: 'Dilediğinizde arayın',
  mainMenu: 'Ana menü',
  openMenu: 'Menü',
  closeMenu: 'Menüyü kapat',
  breadcrumb: 'Gezinme yolu',
  backToTop: 'Başa dön',
  preview: 'Önizleme',
  previewOnlyForYou: 'Taslaklarla önizleme. Yalnızca siz görürsünüz.',
  leavePreview: 'Önizlemeden çık',
  footer: {
    menu: 'Alt bilgi menüsü',
    menuTitle: 'Ana menü',
    gallery: 'Şirketimizden kareler',
    viewAllProducts: 'Tüm ürünleri gör',
    consultation: 'Ücretsiz danışmanlık alın',
    official: 'Adres ve iletişim',
    viewMap: 'Haritayı görüntüle',
    addressesAndMap: 'Adresler ve harita',
    more: 'Diğer sayfalar',
    legal: 'Yasal bilgiler',
  },
});
