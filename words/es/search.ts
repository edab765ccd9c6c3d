import { translation } from '../translation';

export const search = translation('es', 'search', {
  label: 'Buscar en este sitio web',
  placeholder: 'Producto, referencia, pregunta…',
  ask: '¿Qué busca? Un producto, una referencia, una medida, una pregunta.',
  nothing: 'No se han encontrado resultados para «{query}».',
  hint: 'Revise la ortografía, use menos palabras o consúltenos.',
  results: { one: '1 resultado', other: '{count} resultados' },
  best: {
    one: '{shown} de 1 resultado',
    other: 'Los {shown} mejores de {count} resultados',
  },
  suggestions: { one: '1 sugerencia', other: '{count} sugerencias' },
  articles: 'Artículos',
  questions: 'Preguntas',
  pages: 'Páginas',
});
