import { translation } from '../translation';

export const layout = translation('pl', 'layout', {
  skipToContent: 'Przejdź do treści',
  phoneAndAddress: 'Telefon i adres',
  home: 'Strona główna',
  callAnyTime: 'Prosimy o telefon',
  mainMenu: 'Menu główne',
  openMenu: 'Menu',
  closeMenu: 'Zamknij menu',
  breadcrumb: 'Ścieżka nawigacji',
  backToTop: 'Wróć na górę',
  preview: 'Podgląd',
  previewOnlyForYou: 'Podgląd z wersjami roboczymi. Widoczny tylko dla Państwa.',
  leavePreview: 'Zamknij podgląd',
  footer: {
    menu: 'Menu w stopce',
    menuTitle: 'Menu główne',
    gallery: 'Firma na zdjęciach',
    viewAllProducts: 'Zobacz wszystkie produkty',
    consultation: 'Bezpłatna konsultacja',
    official: 'Adres i kontakt',
    viewMap: 'Zobacz mapę',
    addressesAndMap: 'Adresy i mapa',
    more: 'Inne strony',
    legal: 'Informacje prawne',
  },
});
