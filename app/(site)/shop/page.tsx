import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductList } from '@/components/products/product-list/product-list';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { banners } from '@/lib/demo-data/banners';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';
import { getProducts, shopPage } from '@/lib/shop/products';

export const metadata = pageMetadata('/shop');

export default async function ShopPage() {
  const products = await getProducts();
  return (
    <>
      <PageBanner title={routeOf('/shop').name} picture={banners.shop} />
      <ContentBoundary content={products} placeholder={<LoadingSection label="Products" />}>
        {(products) => <ProductList page={shopPage(products, 1)} />}
      </ContentBoundary>
    </>
  );
}
