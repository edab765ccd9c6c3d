import { translation } from '../translation';

export const seo = translation('tr', 'seo', {
  page: '{name}, sayfa {page}',
  pageOf: '{name}, sayfa {page} / {pages}',
  pageDescription: '{description} Sayfa {page}.',
  products:
    'Mağazamızdaki ürünler ({from}–{to}): her biri görseli, fiyatı ve teknik özellikleriyle.',
  services:
    'Şirketimizin hizmetleri ({from}–{to}): her biri görselleri, sınırları ve teslim süreleriyle.',
  category:
    'Mağazamızda {category}, her biri görseli, fiyatı ve teknik özellikleriyle: {products}.',

  product: '{name}: bu ürünün görselleri, teknik özellikleri, fiyatı ve değerlendirmeleri.',
  service: '{name}: nasıl çalıştığımız, sınırlar ve teslim süreleri, görsellerle.',
  article: '{name}: neyi nasıl ürettiğimiz hakkında blogumuzdan bir yazı.',
  ownPage: '{name}: bu konuda bilinmesi gereken her şey tek sayfada.',

  categoryTitle: '{category}: {shop}',
});
