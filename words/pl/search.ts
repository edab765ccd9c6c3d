import { translation } from '../translation';

export const search = translation('pl', 'search', {
  label: 'Przeszukaj tę witrynę',
  placeholder: 'Produkt, numer, pytanie…',
  ask: 'Czego Państwo szukają? Produktu, numeru, wymiaru, odpowiedzi na pytanie?',
  nothing: 'Nie znaleziono wyników dla zapytania „{query}”.',
  hint: 'Proszę sprawdzić pisownię, użyć mniejszej liczby słów lub nas zapytać.',
  results: {
    one: '1 wynik',
    few: '{count} wyniki',
    many: '{count} wyników',
    other: '{count} wyniku',
  },
  best: {
    one: 'Najlepsze wyniki: {shown} z 1',
    few: 'Najlepsze wyniki: {shown} z {count}',
    many: 'Najlepsze wyniki: {shown} z {count}',
    other: 'Najlepsze wyniki: {shown} z {count}',
  },
  suggestions: {
    one: '1 podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  articles: 'Wpisy na blogu',
  questions: 'Pytania',
  pages: 'Strony',
});
