import { translation } from '../translation';

export const search = translation('fr', 'search', {
  label: 'Rechercher sur ce site',
  placeholder: 'Produit, référence, question…',
  ask: 'Que cherchez-vous ? Un produit, une référence, une dimension, une question.',
  nothing: 'Aucun résultat pour « {query} ».',
  hint: 'Vérifiez l’orthographe, utilisez moins de mots ou posez-nous la question.',
  results: { one: '{count} résultat', other: '{count} résultats' },
  best: {
    one: '{shown} sur {count} résultat',
    other: 'Les {shown} meilleurs résultats sur {count}',
  },
  suggestions: { one: '{count} suggestion', other: '{count} suggestions' },
  articles: 'Articles',
  questions: 'Questions',
  pages: 'Pages',
});
