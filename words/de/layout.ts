import { translation } from '../translation';

export const layout = translation('de', 'layout', {
  skipToContent: 'Zum Inhalt springen',
  phoneAndAddress: 'Telefon und Adresse',
  home: 'Startseite',
  callAnyTime: 'Rufen Sie uns an',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü',
  closeMenu: 'Menü schließen',
  breadcrumb: 'Sie sind hier',
  backToTop: 'Nach oben',
  preview: 'Vorschau',
  previewOnlyForYou: 'Vorschau mit Entwürfen. Nur Sie sehen sie.',
  leavePreview: 'Vorschau verlassen',
  footer: {
    menu: 'Menü in der Fußzeile',
    menuTitle: 'Hauptmenü',
    gallery: 'Bilder aus dem Unternehmen',
    viewAllProducts: 'Alle Produkte ansehen',
    consultation: 'Kostenlose Beratung',
    official: 'Anschrift und Kontakt',
    viewMap: 'Karte ansehen',
    addressesAndMap: 'Adressen und Karte',
    more: 'Weitere Seiten',
    legal: 'Rechtliches',
  },
});
