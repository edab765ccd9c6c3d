import { translation } from '../translation';

export const seo = translation('ar', 'seo', {
  page: '{name}، الصفحة {page}',
  pageOf: '{name}، الصفحة {page} من {pages}',
  pageDescription: '{description} الصفحة {page}.',
  products: 'المنتجات من {from} إلى {to} في متجرنا، لكل منتج صورته وسعره ومواصفاته الفنية.',
  services: 'الخدمات من {from} إلى {to} لدى شركتنا، لكل خدمة صورها وحدودها الفنية ومدة توريدها.',
  category: '{category} من متجرنا، مع الصورة والسعر والمواصفات الفنية لكل منتج: {products}.',

  product: '{name}: صور هذا المنتج ومواصفاته الفنية وسعره وتقييماته.',
  service: '{name}: كيف ننفذ هذه الخدمة، وحدودها الفنية، ومدة التوريد، بالصور.',
  article: '{name}: مقال من مدونتنا عما نصنعه وكيف نصنعه.',
  ownPage: '{name}: كل ما تلزم معرفته، في صفحة واحدة.',

  categoryTitle: '{category}: {shop}',
});
