import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductList } from '@/components/products/product-list/product-list';
import { listPageMetadata } from '@/lib/features/seo/page-metadata';
import { furtherShopPages } from '@/lib/features/shop/products';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('n', '/shop', {
  folder: '/shop/page',
  ...furtherShopPages,
  metadataOf: ({ page, pages, from, to }, list) =>
    listPageMetadata(list, page, {
      title: `${list.name}, page ${page} of ${pages}`,
      description: `Products ${from} to ${to} of our shop, each with its picture, its price and its specification.`,
    }),
  Screen: (list, shop) => (
    <>
      <PageBanner page={shop} title={`${shop.name}, page ${list.page}`} under={['/shop']} />
      <ProductList page={list} hasQuote={shop.leadsTo('/quote')} />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
