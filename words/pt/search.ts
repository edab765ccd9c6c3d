import { translation } from '../translation';

export const search = translation('pt', 'search', {
  label: 'Buscar neste site',
  placeholder: 'Produto, código, pergunta…',
  ask: 'O que você procura? Um produto, um código, uma dimensão, uma resposta?',
  nothing: 'Nenhum resultado para “{query}”.',
  hint: 'Verifique a ortografia, use menos palavras ou fale conosco.',
  results: { one: '{count} resultado', other: '{count} resultados' },
  best: {
    one: 'Os {shown} melhores de {count} resultado',
    other: 'Os {shown} melhores de {count} resultados',
  },
  suggestions: { one: '{count} sugestão', other: '{count} sugestões' },
  articles: 'Artigos',
  questions: 'Perguntas',
  pages: 'Páginas',
});
