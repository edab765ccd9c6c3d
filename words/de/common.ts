import { translation } from '../translation';

export const common = translation('de', 'common', {
  contactUs: 'Kontakt',
  questionsAndAnswers: 'Fragen und Antworten',
  loading: 'Wird geladen …',
  remove: '{name} entfernen',
  place: '{number} von {total}',
  picturesOf: 'Bilder: {name}',
  withCount: '{name} ({count})',
  inFigures: '{name} in Zahlen',

  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  subject: 'Betreff',
  message: 'Nachricht',
  quantity: 'Menge',
  description: 'Beschreibung',
  material: 'Werkstoff',
  categories: 'Kategorien',
  date: 'Datum',
  document: 'Dokument',
  leaveEmpty: 'Bitte leer lassen',

  product: 'Produkt',
  products: 'Produkte',
  services: 'Leistungen',
  documents: 'Dokumente',
  search: 'Suche',
  narrowDown: 'Auswahl eingrenzen',
  film: 'Film',
  website: 'Website',
  kind: 'Art',
  specification: 'Technische Daten',
  notOffered: 'Dieses Dokument wird nicht mehr angeboten.',

  comma: ', ',
  days: '{from} bis {to}',
  hours: '{days}, {from}–{to} Uhr',

  sizes: {
    bytes: { one: '1 Byte', other: '{count} Byte' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
