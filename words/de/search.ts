import { translation } from '../translation';

export const search = translation('de', 'search', {
  label: 'Diese Website durchsuchen',
  placeholder: 'Produkt, Nummer, Frage …',
  ask: 'Wonach suchen Sie? Nach einem Produkt, einer Nummer, einem Maß, einer Antwort?',
  nothing: 'Zu „{query}“ wurde nichts gefunden.',
  hint: 'Prüfen Sie die Schreibweise, verwenden Sie weniger Wörter, oder fragen Sie uns.',
  results: { one: '1 Ergebnis', other: '{count} Ergebnisse' },
  best: {
    one: 'Die besten {shown} von 1 Ergebnis',
    other: 'Die besten {shown} von {count} Ergebnissen',
  },
  suggestions: { one: '1 Vorschlag', other: '{count} Vorschläge' },
  articles: 'Beiträge',
  questions: 'Fragen',
  pages: 'Seiten',
});
