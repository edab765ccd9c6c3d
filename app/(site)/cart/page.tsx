import { Cart } from '@/components/cart/cart';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/cart', {
  Screen: (page) => (
    <>
      <PageBanner page={page} />
      <Cart />
    </>
  ),
});
export { generateMetadata, Page as default };
