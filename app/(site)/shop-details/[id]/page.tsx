import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { relatedTo } from '@/components/products/related-products/related';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { getEquipment } from '@/lib/content/endpoints';
import { productMetadata } from '@/lib/seo/item-metadata';
import { findProduct, requireProducts } from '@/lib/shop/products';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', {
  async find(id) {
    const products = await requireProducts();
    const product = findProduct(products, id);
    return product && { product, products };
  },
  metadataOf: ({ product }) => productMetadata(product),
  Screen: async ({ product, products }) => (
    <>
      <PageBanner title={product.title} breadcrumbs={['/shop']} />
      <ProductDetails variant="page" product={product} factoryPictures={await getEquipment()} />
      <RelatedProducts products={relatedTo(product, products, 4)} />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
