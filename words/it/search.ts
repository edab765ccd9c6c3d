import { translation } from '../translation';

export const search = translation('it', 'search', {
  label: 'Cerca nel sito',
  placeholder: 'Prodotto, codice, domanda…',
  ask: 'Che cosa cerca? Un prodotto, un codice, una dimensione, una risposta?',
  nothing: 'Nessun risultato per «{query}».',
  hint: 'Controlli l’ortografia, usi meno parole oppure ci contatti.',
  results: { one: '1 risultato', other: '{count} risultati' },
  best: {
    one: 'I {shown} migliori risultati su 1',
    other: 'I {shown} migliori risultati su {count}',
  },
  suggestions: { one: '1 suggerimento', other: '{count} suggerimenti' },
  articles: 'Articoli',
  questions: 'Domande',
  pages: 'Pagine',
});
