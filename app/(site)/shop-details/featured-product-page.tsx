import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { relatedTo } from '@/components/products/related-products/related';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getEquipment } from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { routeOf } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** position: index in the host's list. The first product stands in for a missing one. */
const variants = {
  '/shop-details': { variant: 'featured', position: 0 },
  '/shop-single': { variant: 'compact', position: 1 },
} as const;

/** One product of the shop, presented outside its own page. */
export const featuredProductPage = (path: keyof typeof variants) => ({
  metadata: pageMetadata(path),
  async Page() {
    const [products = [], factoryPictures] = await Promise.all([getProducts(), getEquipment()]);
    const { variant, position } = variants[path];
    return (
      <>
        <PageBanner title={routeOf(path).name} breadcrumbs={['/shop']} />
        <ContentBoundary
          content={products[position] ?? products[0]}
          placeholder={<LoadingSection label="Product" />}
        >
          {(product) => (
            <>
              <ProductDetails
                variant={variant}
                product={product}
                factoryPictures={factoryPictures}
                popular={relatedTo(product, products, 6)}
              />
              {variant === 'featured' && (
                <RelatedProducts products={relatedTo(product, products, 4)} />
              )}
            </>
          )}
        </ContentBoundary>
      </>
    );
  },
});
