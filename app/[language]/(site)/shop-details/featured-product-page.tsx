import { ProductOrder } from '@/components/cart/product-order/product-order';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { AddToQuote } from '@/components/quotes/add-to-quote/add-to-quote';
import { QuoteBar } from '@/components/quotes/quote-bar/quote-bar';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { siteWords } from '@/lib/content/words/site-words';
import { contactFor } from '@/lib/features/company/contacts';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { quoteLink, quoteLinkFrom } from '@/lib/features/quotes/quote-link';
import { featuredProduct } from '@/lib/features/shop/shop-items';
import { productReviews } from '@/lib/features/shop/product-reviews';
import { sitePage } from '../../site-page';

const variants = {
  '/shop-details': { variant: 'featured', position: 0 },
  '/shop-single': { variant: 'compact', position: 1 },
} as const;

/** One product of the shop, presented outside its own page. */
export const featuredProductPage = (path: keyof typeof variants) =>
  sitePage(path, {
    async Screen(page) {
      const { variant, position } = variants[path];
      const [featured, settings] = await Promise.all([
        featuredProduct(String(position)),
        getSiteSettings(),
      ]);
      const [contact, reviews] = await Promise.all(
        featured ? [contactFor(featured.product), productReviews(featured.product)] : [],
      );
      const way = await (featured ? quoteLinkFrom(featured.product) : quoteLink());
      return (
        <>
          <PageBanner page={page} title={featured?.product.title} under={['/shop']} slim />
          <ContentBoundary
            content={featured}
            placeholder={<LoadingSection label={siteWords().common.product} />}
          >
            {({ product, related }) => (
              <>
                <ProductDetails
                  variant={variant}
                  product={product}
                  reviews={reviews?.reviews ?? []}
                  rated={reviews?.rated}
                  brand={settings?.name}
                  contact={contact}
                  order={
                    <ProductOrder
                      product={product}
                      hasCart={page.leadsTo('/cart')}
                      Quote={page.leadsTo('/quote') && AddToQuote}
                    />
                  }
                  popular={related}
                />
                {variant === 'featured' && (
                  <RelatedProducts
                    {...page.heading('related-products')}
                    products={related.slice(0, 4)}
                  />
                )}
              </>
            )}
          </ContentBoundary>
          <QuoteBar way={way} phone={settings?.phone} />
        </>
      );
    },
  });
