import { Checkout } from '@/components/features/checkout/checkout';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/checkout');

export default function CheckoutPage() {
  return (
    <>
      <PageBanner title="Checkout" trail={[{ name: 'Cart', href: '/cart' }]} />
      <Checkout />
    </>
  );
}
