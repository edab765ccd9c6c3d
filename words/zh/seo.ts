import { translation } from '../translation';

export const seo = translation('zh', 'seo', {
  page: '{name}，第 {page} 页',
  pageOf: '{name}，第 {page} 页，共 {pages} 页',
  pageDescription: '{description}第 {page} 页。',
  products: '本商城第 {from} 至 {to} 项产品，均附图片、价格和技术参数。',
  services: '本公司第 {from} 至 {to} 项服务，均附图片、能力范围和交货期。',
  category: '{category}：本商城产品，均附图片、价格和技术参数：{products}。',

  product: '{name}：该产品的图片、技术参数、价格和评价。',
  service: '{name}：工艺方法、能力范围和交货期，附图片。',
  article: '{name}：本公司博客文章，介绍我们制造什么以及如何制造。',
  ownPage: '{name}：一页了解相关信息。',

  categoryTitle: '{category}：{shop}',
});
