import { translation } from '../translation';

export const shop = translation('de', 'shop', {
  pages: 'Seiten des Shops',
  showing: {
    one: '{from}–{to} von 1 Ergebnis',
    other: '{from}–{to} von {count} Ergebnissen',
  },
  sortBy: 'Sortieren nach',
  sortOrders: { hostOrder: 'Unsere Reihenfolge', reversed: 'Umgekehrt', newest: 'Neueste zuerst' },
  sortingNeedsScripts:
    'Zum Sortieren sind Skripte nötig. Ohne sie stehen die Produkte in der Reihenfolge unserer Liste.',

  facets: { category: 'Kategorie', weight: 'Gewicht', size: 'Größte Abmessung' },
  upTo: 'Bis {to} {unit}',
  between: '{from} bis {to} {unit}',
  over: 'Über {from} {unit}',
  show: 'Produkte anzeigen',
  showAll: 'Alle Produkte anzeigen',
  all: 'Alle',
  none: 'Kein Produkt erfüllt alle Bedingungen. Heben Sie eine Auswahl auf, oder fragen Sie uns: Die meisten Teile werden nach Zeichnung gefertigt.',

  fact: 'Merkmal',
  compare: 'Vergleichen<name> {name}</name>',
  compareChosen: 'Ausgewählte Produkte vergleichen',
  compareHint: 'Wählen Sie bis zu drei Produkte, um ihre Daten nebeneinander zu sehen.',
  compareMore: 'Drei Produkte passen nebeneinander; dies sind die ersten drei.',
  compareNone: 'Es wurde kein Produkt zum Vergleichen gewählt.',

  facts: {
    country_of_origin: 'Ursprungsland',
    hs_code: 'Zolltarifnummer (HS-Code)',
    lead_time: 'Lieferzeit',
  },
  fromOurRange: '{name} aus unserem Standardprogramm.',
  drawingOf: 'Zeichnung: {name}',
  priceOnRequest: 'Preis auf Anfrage',
  askForPrice: 'Preis anfragen',
  askAboutProduct: 'Frage zu diesem Produkt',
  insteadOf: '<label>statt </label>{price}',
  aboutProduct: 'Über dieses Produkt',
  discountCode: 'Rabattcode',
  apply: 'Einlösen',
  addToCart: 'In den Warenkorb',
  addedToCart: 'In den Warenkorb gelegt',

  reviewsTab: 'Bewertungen ({count})',
  reviews: { one: '1 Bewertung', other: '{count} Bewertungen' },
  generalReviews: { one: '1 allgemeine Bewertung', other: '{count} allgemeine Bewertungen' },
  addReview: 'Bewertung schreiben',
  rating: 'Bewertung',
  submitReview: 'Bewertung absenden',
  reviewNotSent: 'Dies ist ein Demo-Shop: Ihre Bewertung wird nicht gesendet',
});
