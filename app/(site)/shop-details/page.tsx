import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { relatedTo } from '@/components/products/related-products/related';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { getEquipment } from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/shop-details');

export default async function ShopDetailsPage() {
  const [products = [], factoryPictures] = await Promise.all([getProducts(), getEquipment()]);
  const [product] = products;
  return (
    <>
      <PageBanner title={routeOf('/shop-details').name} breadcrumbs={['/shop']} />
      <ProductDetails variant="featured" product={product} factoryPictures={factoryPictures} />
      {product && <RelatedProducts products={relatedTo(product, products, 4)} />}
    </>
  );
}
