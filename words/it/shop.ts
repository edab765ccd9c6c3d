import { translation } from '../translation';

export const shop = translation('it', 'shop', {
  pages: 'Pagine dello shop',
  showing: {
    one: '{from}–{to} su 1 risultato',
    other: '{from}–{to} su {count} risultati',
  },
  sortBy: 'Ordina per',
  sortOrders: {
    hostOrder: 'Ordine predefinito',
    reversed: 'Ordine inverso',
    newest: 'Più recenti',
  },
  sortingNeedsScripts:
    'Per ordinare serve JavaScript. Senza, i prodotti restano nell’ordine del nostro elenco.',

  facets: { category: 'Categoria', weight: 'Peso', size: 'Dimensione maggiore' },
  upTo: 'Fino a {to} {unit}',
  between: 'Da {from} a {to} {unit}',
  over: 'Oltre {from} {unit}',
  show: 'Mostra i prodotti',
  showAll: 'Mostra tutti i prodotti',
  all: 'Tutti',
  none: 'Nessun prodotto soddisfa tutti i criteri. Ne tolga uno oppure ci contatti: la maggior parte dei pezzi è realizzata a disegno.',

  fact: 'Caratteristica',
  compare: 'Confronta<name> {name}</name>',
  compareChosen: 'Confronta i prodotti scelti',
  compareHint: 'Scelga fino a tre prodotti per vederne i dati fianco a fianco.',
  compareMore: 'Si possono confrontare al massimo tre prodotti; questi sono i primi tre.',
  compareNone: 'Non è stato scelto alcun prodotto da confrontare.',

  facts: {
    country_of_origin: 'Paese di origine',
    hs_code: 'Codice doganale (SA)',
    lead_time: 'Tempi di consegna',
  },
  fromOurRange: '{name}, dalla nostra gamma standard.',
  drawingOf: 'Disegno: {name}',
  priceOnRequest: 'Prezzo su richiesta',
  askForPrice: 'Richiedi il prezzo',
  askAboutProduct: 'Domande su questo prodotto',
  insteadOf: '<label>anziché </label>{price}',
  aboutProduct: 'Informazioni sul prodotto',
  discountCode: 'Codice sconto',
  apply: 'Applica',
  addToCart: 'Aggiungi al carrello',
  addedToCart: 'Aggiunto al carrello',

  reviewsTab: 'Recensioni ({count})',
  reviews: { one: '1 recensione', other: '{count} recensioni' },
  generalReviews: { one: '1 recensione sull’azienda', other: '{count} recensioni sull’azienda' },
  addReview: 'Scrivi una recensione',
  rating: 'Valutazione',
  submitReview: 'Invia la recensione',
  reviewNotSent: 'Questo è uno shop dimostrativo: la recensione non viene inviata',
});
