import { translation } from '../translation';

export const blog = translation('it', 'blog', {
  blog: 'Blog',
  posts: 'Articoli',
  post: 'Articolo',
  page: 'Articoli, pagina {page} di {pages}',
  pages: 'Pagine degli articoli',
  readArticle: 'Leggi l’articolo',
  feed: 'Feed RSS dei nuovi articoli',
  noPosts: 'Nessun articolo trovato.',
  found: '{count} di {total}',

  author: 'Autore',
  neighbours: 'Articolo precedente e successivo',
  previous: 'Precedente',
  next: 'Successivo',

  contents: 'In questo articolo',
  searchField: 'Parole nel titolo',
  recent: 'Articoli recenti',
  searchNeedsScripts:
    'Per cercare tra gli articoli e scegliere una categoria serve JavaScript. <link>Tutti gli articoli</link>',
  hotItem: 'In evidenza',

  leaveComment: 'Lascia un commento',
  comment: 'Commento',
  postComment: 'Invia commento',
  commentNotStored: 'Questo è un blog dimostrativo: il commento non viene salvato',
});
