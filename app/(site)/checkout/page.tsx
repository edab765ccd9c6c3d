import { Checkout } from '@/components/cart/checkout/checkout';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/checkout');

export default function CheckoutPage() {
  return (
    <>
      <PageBanner title={routeOf('/checkout').name} breadcrumbs={['/cart']} />
      <Checkout />
    </>
  );
}
