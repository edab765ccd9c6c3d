import { Cart } from '@/components/cart/cart';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { getSampleLines } from '@/lib/features/cart/sample-lines';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/cart', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} slim />
      <Cart samples={await getSampleLines()} />
    </>
  ),
});
export { generateMetadata, Page as default };
