import { translation } from '../translation';

export const downloads = translation('pl', 'downloads', {
  kinds: {
    'data-sheet': 'Karta katalogowa',
    drawing: 'Rysunek',
    'cad-model': 'Model CAD',
    certificate: 'Certyfikat',
    manual: 'Instrukcja obsługi',
  },
  groups: {
    'data-sheet': 'Karty katalogowe',
    drawing: 'Rysunki',
    'cad-model': 'Modele CAD',
    certificate: 'Certyfikaty',
    manual: 'Instrukcje obsługi',
  },
  about: 'Dotyczy',
  language: 'Język',
  all: 'Wszystkie',
  show: 'Pokaż dokumenty',
  showAll: 'Pokaż wszystkie dokumenty',
  none: 'Żaden dokument nie odpowiada wybranym kryteriom. Proszę usunąć jedno z nich lub nas zapytać.',
  nothing: 'Nie ma jeszcze żadnych dokumentów. Proszę nas zapytać o to, czego Państwo potrzebują.',
  first: {
    one: 'Pokazano pierwsze {shown} z 1: aby zobaczyć pozostałe, proszę zawęzić wybór.',
    few: 'Pokazano pierwsze {shown} z {count}: aby zobaczyć pozostałe, proszę zawęzić wybór.',
    many: 'Pokazano pierwsze {shown} z {count}: aby zobaczyć pozostałe, proszę zawęzić wybór.',
    other: 'Pokazano pierwsze {shown} z {count}: aby zobaczyć pozostałe, proszę zawęzić wybór.',
  },
  file: 'Plik',
  further: 'Inne pliki',
  revision: 'Rewizja',
  unlock: 'Odblokuj',
  unlockTitle: 'Odblokuj dokument',
  lockedText: 'Jeden kod otwiera ten dokument na 20 minut od wysłania prośby o kod.',
  unlockNamed: 'Odblokuj: {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: karta katalogowa',
  },
});
