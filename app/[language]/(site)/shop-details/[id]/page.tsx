import { ProductOrder } from '@/components/cart/product-order/product-order';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { AddToQuote } from '@/components/quotes/add-to-quote/add-to-quote';
import { QuoteBar } from '@/components/quotes/quote-bar/quote-bar';
import { contactFor } from '@/lib/features/company/contacts';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { quoteLinkFrom } from '@/lib/features/quotes/quote-link';
import { segmentsIn } from '@/lib/pages/found-items';
import { productPath } from '@/lib/pages/routes/paths';
import { productMetadata } from '@/lib/features/seo/item-metadata';
import { requireProducts } from '@/lib/features/shop/products';
import { productItem } from '@/lib/features/shop/shop-items';
import { productReviews } from '@/lib/features/shop/product-reviews';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', '/shop', {
  item: productItem,
  segments: () => segmentsIn(requireProducts),
  pathOf: ({ product }) => productPath(product),
  metadataOf: ({ product }) => productMetadata(product),
  async Screen({ product, related }, shop) {
    const [reviews, contact, settings, way] = await Promise.all([
      productReviews(product),
      contactFor(product),
      getSiteSettings(),
      quoteLinkFrom(product),
    ]);
    return (
      <>
        <PageBanner page={shop} title={product.title} under={['/shop']} slim />
        <ProductDetails
          variant="page"
          product={product}
          {...reviews}
          brand={settings?.name}
          contact={contact}
          order={
            <ProductOrder
              product={product}
              hasCart={shop.leadsTo('/cart')}
              Quote={shop.leadsTo('/quote') && AddToQuote}
            />
          }
        />
        <RelatedProducts {...shop.heading('related-products')} products={related} />
        <QuoteBar way={way} phone={settings?.phone} />
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
