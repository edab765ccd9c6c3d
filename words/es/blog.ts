import { translation } from '../translation';

export const blog = translation('es', 'blog', {
  blog: 'Blog',
  posts: 'Artículos',
  post: 'Artículo',
  page: 'Artículos, página {page} de {pages}',
  pages: 'Páginas de artículos',
  readArticle: 'Leer el artículo',
  feed: 'Canal RSS de artículos nuevos',
  noPosts: 'No se ha encontrado ningún artículo.',
  found: '{count} de {total}',

  author: 'Escrito por',
  neighbours: 'Artículo anterior y artículo siguiente',
  previous: 'Anterior',
  next: 'Siguiente',

  contents: 'En este artículo',
  searchField: 'Palabras del título',
  recent: 'Artículos recientes',
  searchNeedsScripts:
    'Para buscar artículos y elegir una categoría se necesita JavaScript. <link>Todos los artículos</link>',
  hotItem: 'Destacado',

  leaveComment: 'Dejar un comentario',
  comment: 'Comentario',
  postComment: 'Publicar el comentario',
  commentNotStored: 'Este es un blog de demostración: su comentario no se guarda',
});
