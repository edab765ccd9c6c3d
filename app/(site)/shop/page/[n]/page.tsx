import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductList } from '@/components/products/product-list/product-list';
import { banners } from '@/lib/demo-data/banners';
import { listPageMetadata } from '@/lib/seo/page-metadata';
import { findShopPage } from '@/lib/shop/products';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('n', {
  find: findShopPage,
  metadataOf: ({ page, pages, from, to }) =>
    listPageMetadata('/shop', page, {
      title: `Shop, page ${page} of ${pages}`,
      description: `Products ${from} to ${to} of our shop, each with its picture, its price and its specification.`,
    }),
  Screen: (page) => (
    <>
      <PageBanner
        title={`Shop, page ${page.page}`}
        breadcrumbs={['/shop']}
        picture={banners.shop}
      />
      <ProductList page={page} />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
