import { translation } from '../translation';

export const blog = translation('fr', 'blog', {
  blog: 'Blog',
  posts: 'Articles',
  post: 'Article',
  page: 'Articles, page {page} sur {pages}',
  pages: 'Pages des articles',
  readArticle: 'Lire l’article',
  feed: 'Flux RSS des nouveaux articles',
  noPosts: 'Aucun article trouvé.',
  found: '{count} sur {total}',

  author: 'Rédigé par',
  neighbours: 'Article précédent et article suivant',
  previous: 'Précédent',
  next: 'Suivant',

  contents: 'Dans cet article',
  searchField: 'Mots du titre',
  recent: 'Articles récents',
  searchNeedsScripts:
    'La recherche d’articles et le choix d’une catégorie nécessitent JavaScript. <link>Tous les articles</link>',
  hotItem: 'À la une',

  leaveComment: 'Laisser un commentaire',
  comment: 'Commentaire',
  postComment: 'Publier le commentaire',
  commentNotStored: 'Ceci est un blog de démonstration : votre commentaire n’est pas enregistré',
});
