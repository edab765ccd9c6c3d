import { translation } from '../translation';

export const blog = translation('ar', 'blog', {
  blog: 'المدونة',
  posts: 'المقالات',
  post: 'المقال',
  page: 'المقالات، الصفحة {page} من {pages}',
  pages: 'صفحات المقالات',
  readArticle: 'قراءة المقال',
  feed: 'المقالات الجديدة عبر خلاصة RSS',
  noPosts: 'لم يُعثر على مقالات.',
  found: '{count} من {total}',

  author: 'الكاتب',
  neighbours: 'المقال السابق والمقال التالي',
  previous: 'السابق',
  next: 'التالي',

  contents: 'في هذا المقال',
  searchField: 'كلمات في العنوان',
  recent: 'أحدث المقالات',
  searchNeedsScripts:
    'يتطلب البحث في المقالات واختيار الفئة تشغيل JavaScript. <link>جميع المقالات</link>',
  hotItem: 'منتج رائج',

  leaveComment: 'إضافة تعليق',
  comment: 'التعليق',
  postComment: 'نشر التعليق',
  commentNotStored: 'هذه مدونة تجريبية: لا يُحفظ تعليقكم',
});
