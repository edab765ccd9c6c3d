import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { relatedTo } from '@/components/products/related-products/related';
import { getEquipment } from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/shop-single');

export default async function ShopSinglePage() {
  const [products = [], factoryPictures] = await Promise.all([getProducts(), getEquipment()]);
  const product = products[1] ?? products[0];
  return (
    <>
      <PageBanner title={routeOf('/shop-single').name} breadcrumbs={['/shop']} />
      <ProductDetails
        variant="compact"
        product={product}
        factoryPictures={factoryPictures}
        popular={product && relatedTo(product, products, 6)}
      />
    </>
  );
}
