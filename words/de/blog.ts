import { translation } from '../translation';

export const blog = translation('de', 'blog', {
  blog: 'Blog',
  posts: 'Beiträge',
  post: 'Beitrag',
  page: 'Beiträge, Seite {page} von {pages}',
  pages: 'Seiten der Beiträge',
  readArticle: 'Beitrag lesen',
  feed: 'Neue Beiträge als RSS-Feed',
  noPosts: 'Keine Beiträge gefunden.',
  found: '{count} von {total}',

  author: 'Verfasst von',
  neighbours: 'Voriger und nächster Beitrag',
  previous: 'Voriger',
  next: 'Nächster',

  contents: 'In diesem Beitrag',
  searchField: 'Wörter im Titel',
  recent: 'Neueste Beiträge',
  searchNeedsScripts:
    'Um Beiträge zu suchen und eine Kategorie zu wählen, sind Skripte nötig. <link>Alle Beiträge</link>',
  hotItem: 'Im Blickpunkt',

  leaveComment: 'Kommentar schreiben',
  comment: 'Kommentar',
  postComment: 'Kommentar absenden',
  commentNotStored: 'Dies ist ein Demo-Blog: Ihr Kommentar wird nicht gespeichert',
});
