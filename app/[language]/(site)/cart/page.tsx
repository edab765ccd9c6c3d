import { Cart } from '@/components/cart/cart';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { PopularProducts } from '@/components/products/popular-products/popular-products';
import { getProducts } from '@/lib/content/store/endpoints';
import { getSampleLines } from '@/lib/features/cart/sample-lines';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/cart', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} slim />
      <Cart samples={await getSampleLines()} />
      <PopularProducts
        {...page.heading('popular-products')}
        products={(await getProducts()) ?? []}
      />
    </>
  ),
});
export { generateMetadata, Page as default };
