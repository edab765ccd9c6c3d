import { Cart } from '@/components/cart/cart';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/cart');

export default function CartPage() {
  return (
    <>
      <PageBanner title={routeOf('/cart').name} />
      <Cart />
    </>
  );
}
