import { translation } from '../translation';

export const blog = translation('pt', 'blog', {
  blog: 'Blog',
  posts: 'Artigos',
  post: 'Artigo',
  page: 'Artigos, página {page} de {pages}',
  pages: 'Páginas de artigos',
  readArticle: 'Ler o artigo',
  feed: 'Feed RSS dos novos artigos',
  noPosts: 'Nenhum artigo encontrado.',
  found: '{count} de {total}',

  author: 'Autor',
  neighbours: 'Artigo anterior e próximo',
  previous: 'Anterior',
  next: 'Próximo',

  contents: 'Neste artigo',
  searchField: 'Palavras no título',
  recent: 'Artigos recentes',
  searchNeedsScripts:
    'Para buscar artigos e escolher uma categoria, é necessário JavaScript. <link>Todos os artigos</link>',
  hotItem: 'Em destaque',

  leaveComment: 'Deixar um comentário',
  comment: 'Comentário',
  postComment: 'Enviar comentário',
  commentNotStored: 'Este é um blog de demonstração: seu comentário não é salvo',
});
