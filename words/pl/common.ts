import { translation } from '../translation';

export const common = translation('pl', 'common', {
  contactUs: 'Kontakt',
  questionsAndAnswers: 'Pytania i odpowiedzi',
  loading: 'Wczytywanie…',
  remove: 'Usuń: {name}',
  place: '{number} z {total}',
  picturesOf: 'Zdjęcia: {name}',
  withCount: '{name} ({count})',
  inFigures: '{name} w liczbach',

  name: 'Imię i nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  subject: 'Temat',
  message: 'Wiadomość',
  quantity: 'Ilość',
  description: 'Opis',
  material: 'Materiał',
  categories: 'Kategorie',
  date: 'Data',
  document: 'Dokument',
  leaveEmpty: 'Proszę zostawić to pole puste',

  product: 'Produkt',
  products: 'Produkty',
  services: 'Usługi',
  documents: 'Dokumenty',
  search: 'Wyszukiwanie',
  narrowDown: 'Zawęź wybór',
  film: 'Film',
  website: 'Strona internetowa',
  kind: 'Rodzaj',
  specification: 'Dane techniczne',
  notOffered: 'Ten dokument nie jest już udostępniany.',

  comma: ', ',
  days: '{from}–{to}',
  hours: '{days}, {from}–{to}',

  sizes: {
    bytes: {
      one: '1 bajt',
      few: '{count} bajty',
      many: '{count} bajtów',
      other: '{count} bajta',
    },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
