import { translation } from '../translation';

export const common = translation('it', 'common', {
  contactUs: 'Ci contatti',
  questionsAndAnswers: 'Domande e risposte',
  loading: 'Caricamento…',
  remove: 'Rimuovi {name}',
  place: '{number} di {total}',
  picturesOf: 'Immagini: {name}',
  withCount: '{name} ({count})',
  inFigures: '{name} in cifre',

  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  company: 'Azienda',
  subject: 'Oggetto',
  message: 'Messaggio',
  quantity: 'Quantità',
  description: 'Descrizione',
  material: 'Materiale',
  categories: 'Categorie',
  date: 'Data',
  document: 'Documento',
  leaveEmpty: 'Lasciare vuoto',

  product: 'Prodotto',
  products: 'Prodotti',
  services: 'Servizi',
  documents: 'Documenti',
  search: 'Cerca',
  narrowDown: 'Restringi la scelta',
  film: 'Video',
  website: 'Sito web',
  kind: 'Tipo',
  specification: 'Dati tecnici',
  notOffered: 'Questo documento non è più disponibile.',

  comma: ', ',
  days: 'da {from} a {to}',
  hours: '{days}, ore {from}–{to}',

  sizes: {
    bytes: { one: '1 byte', other: '{count} byte' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
