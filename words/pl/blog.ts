import { translation } from '../translation';

export const blog = translation('pl', 'blog', {
  blog: 'Blog',
  posts: 'Wpisy',
  post: 'Wpis',
  page: 'Wpisy, strona {page} z {pages}',
  pages: 'Strony z wpisami',
  readArticle: 'Czytaj wpis',
  feed: 'Kanał RSS z nowymi wpisami',
  noPosts: 'Nie znaleziono wpisów.',
  found: '{count} z {total}',

  author: 'Autor',
  neighbours: 'Poprzedni i następny wpis',
  previous: 'Poprzedni',
  next: 'Następny',

  contents: 'W tym wpisie',
  searchField: 'Słowa w tytule',
  recent: 'Najnowsze wpisy',
  searchNeedsScripts:
    'Wyszukiwanie wpisów i wybór kategorii wymagają obsługi skryptów. <link>Wszystkie wpisy</link>',
  hotItem: 'Polecany produkt',

  leaveComment: 'Dodaj komentarz',
  comment: 'Komentarz',
  postComment: 'Opublikuj komentarz',
  commentNotStored: 'To blog demonstracyjny: komentarz nie zostanie zapisany',
});
