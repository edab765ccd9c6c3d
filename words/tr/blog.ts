import { translation } from '../translation';

export const blog = translation('tr', 'blog', {
  blog: 'Blog',
  posts: 'Yazılar',
  post: 'Yazı',
  page: 'Yazılar, sayfa {page} / {pages}',
  pages: 'Yazı sayfaları',
  readArticle: 'Yazıyı oku',
  feed: 'Yeni yazılar için RSS akışı',
  noPosts: 'Yazı bulunamadı.',
  found: '{count} / {total}',

  author: 'Yazar',
  neighbours: 'Önceki ve sonraki yazı',
  previous: 'Önceki',
  next: 'Sonraki',

  contents: 'Bu yazıda',
  searchField: 'Başlıktaki kelimeler',
  recent: 'Son yazılar',
  searchNeedsScripts:
    'Yazılarda arama yapmak ve kategori seçmek için JavaScript gereklidir. <link>Tüm yazılar</link>',
  hotItem: 'Öne çıkan ürün',

  leaveComment: 'Yorum yazın',
  comment: 'Yorum',
  postComment: 'Yorumu gönder',
  commentNotStored: 'Bu bir demo blogdur: yorumunuz kaydedilmez',
});
