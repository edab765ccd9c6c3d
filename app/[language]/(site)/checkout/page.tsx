import { Checkout } from '@/components/cart/checkout/checkout';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { getSampleLines } from '@/lib/features/cart/sample-lines';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/checkout', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} under={['/cart']} slim />
      <Checkout samples={await getSampleLines()} />
    </>
  ),
});
export { generateMetadata, Page as default };
