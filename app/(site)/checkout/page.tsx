import { Checkout } from '@/components/cart/checkout/checkout';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/checkout', {
  Screen: (page) => (
    <>
      <PageBanner page={page} under={['/cart']} />
      <Checkout />
    </>
  ),
});
export { generateMetadata, Page as default };
