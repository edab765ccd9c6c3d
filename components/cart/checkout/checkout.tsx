import { CartContents } from '@/components/cart/cart-contents-client';
import { ScriptsNotice } from '@/components/cart/scripts-notice';
import { StoredCart } from '@/components/cart/stored-cart';
import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DiscountCode } from '@/components/cart/discount-code/discount-code';
import { siteFormats } from '@/lib/content/site-words';
import type { CartLine } from '@/lib/features/cart/cart';
import { Section } from '@/components/ui/section/section';
import styles from './checkout.module.css';
import { PaymentForm } from './payment-form';

/** The cart, then address and payment. Every button says that no order is placed. */
export function Checkout({ samples }: { samples: CartLine[] }) {
  return (
    <Section aria-label="Checkout">
      <ScriptsNotice />
      <div className={styles.layout}>
        <div className={styles.cart}>
          <StoredCart>
            <CartContents formats={siteFormats()} samples={samples} />
          </StoredCart>
          <div className={styles.actions}>
            <DiscountCode label="Coupon code" action="Apply Coupon" />
            <div className={styles.buttons}>
              <DemoButton variant="outline">Update Cart</DemoButton>
              <DemoButton variant="outline">Proceed to Checkout</DemoButton>
            </div>
          </div>
        </div>
        <PaymentForm />
      </div>
    </Section>
  );
}
