import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { relatedTo } from '@/components/products/related-products/related';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { contactFor } from '@/lib/company/contacts';
import { getEquipment, getProducts, getReviews, getSiteSettings } from '@/lib/content/endpoints';
import { reviewsOf } from '@/lib/shop/reviews';
import { sitePage } from '../../site-page';

/** position: index in the host's list. The first product stands in for a missing one. */
const variants = {
  '/shop-details': { variant: 'featured', position: 0 },
  '/shop-single': { variant: 'compact', position: 1 },
} as const;

/** One product of the shop, presented outside its own page. */
export const featuredProductPage = (path: keyof typeof variants) =>
  sitePage(path, {
    async Screen(page) {
      const [products = [], factoryPictures, reviews, settings] = await Promise.all([
        getProducts(),
        getEquipment(),
        getReviews(),
        getSiteSettings(),
      ]);
      const { variant, position } = variants[path];
      const featured = products[position] ?? products[0];
      const contact = featured && (await contactFor(featured));
      return (
        <>
          <PageBanner page={page} title={featured?.title} under={['/shop']} slim />
          <ContentBoundary content={featured} placeholder={<LoadingSection label="Product" />}>
            {(product) => (
              <>
                <ProductDetails
                  variant={variant}
                  product={product}
                  reviews={reviewsOf(product, reviews)}
                  brand={settings?.name}
                  contact={contact}
                  hasCart={page.leadsTo('/cart')}
                  hasQuote={page.leadsTo('/quote')}
                  factoryPictures={factoryPictures}
                  popular={relatedTo(product, products, 6)}
                />
                {variant === 'featured' && (
                  <RelatedProducts
                    {...page.heading('related-products')}
                    products={relatedTo(product, products, 4)}
                  />
                )}
              </>
            )}
          </ContentBoundary>
        </>
      );
    },
  });
