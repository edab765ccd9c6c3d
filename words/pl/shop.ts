import { translation } from '../translation';

export const shop = translation('pl', 'shop', {
  pages: 'Strony sklepu',
  showing: {
    one: 'Wyniki {from}–{to} z 1',
    few: 'Wyniki {from}–{to} z {count}',
    many: 'Wyniki {from}–{to} z {count}',
    other: 'Wyniki {from}–{to} z {count}',
  },
  sortBy: 'Sortowanie',
  sortOrders: {
    hostOrder: 'Domyślne',
    reversed: 'W odwrotnej kolejności',
    newest: 'Od najnowszych',
  },
  sortingNeedsScripts:
    'Sortowanie wymaga obsługi skryptów. Bez nich produkty pozostają w kolejności naszej listy.',

  facets: { category: 'Kategoria', weight: 'Masa', size: 'Największy wymiar' },
  upTo: 'Do {to} {unit}',
  between: '{from}–{to} {unit}',
  over: 'Powyżej {from} {unit}',
  show: 'Pokaż produkty',
  showAll: 'Pokaż wszystkie produkty',
  all: 'Wszystkie',
  none: 'Żaden produkt nie spełnia wszystkich kryteriów. Proszę usunąć jedno z nich lub nas zapytać: większość części wykonujemy według rysunku.',

  fact: 'Cecha',
  compare: 'Porównaj<name>: {name}</name>',
  compareChosen: 'Porównaj wybrane produkty',
  compareHint: 'Można wybrać do trzech produktów i zobaczyć ich dane obok siebie.',
  compareMore: 'Obok siebie mieszczą się trzy produkty; oto pierwsze trzy.',
  compareNone: 'Nie wybrano produktów do porównania.',

  facts: {
    country_of_origin: 'Kraj pochodzenia',
    hs_code: 'Kod taryfy celnej (HS)',
    lead_time: 'Czas realizacji',
  },
  fromOurRange: '{name} z naszego standardowego asortymentu.',
  drawingOf: 'Rysunek: {name}',
  priceOnRequest: 'Cena na zapytanie',
  askForPrice: 'Zapytaj o cenę',
  askAboutProduct: 'Zapytaj o ten produkt',
  insteadOf: '<label>poprzednia cena: </label>{price}',
  aboutProduct: 'O tym produkcie',
  discountCode: 'Kod rabatowy',
  apply: 'Zastosuj',
  addToCart: 'Dodaj do koszyka',
  addedToCart: 'Dodano do koszyka',

  reviewsTab: 'Opinie ({count})',
  reviews: {
    one: '1 opinia',
    few: '{count} opinie',
    many: '{count} opinii',
    other: '{count} opinii',
  },
  generalReviews: {
    one: '1 opinia ogólna',
    few: '{count} opinie ogólne',
    many: '{count} opinii ogólnych',
    other: '{count} opinii ogólnej',
  },
  addReview: 'Dodaj opinię',
  rating: 'Ocena',
  submitReview: 'Wyślij opinię',
  reviewNotSent: 'To sklep demonstracyjny: opinia nie zostanie wysłana',
});
