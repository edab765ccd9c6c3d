import { CartContents } from '@/components/cart/cart-contents';
import { ScriptsNotice } from '@/components/cart/scripts-notice';
import { DemoButton } from '@/components/ui/demo-form/demo-button';
import { DiscountCode } from '@/components/cart/discount-code/discount-code';
import { siteWords } from '@/lib/content/words/site-words';
import type { CartLine } from '@/lib/features/cart/cart';
import { Section } from '@/components/ui/section/section';
import styles from './checkout.module.css';
import { PaymentForm } from './payment-form';

/** The cart, then address and payment. Every button says that no order is placed. */
export function Checkout({ samples }: { samples: CartLine[] }) {
  const { cart } = siteWords();
  return (
    <Section aria-label={cart.checkout}>
      <ScriptsNotice />
      <div className={styles.layout}>
        <div className={styles.cart}>
          <CartContents samples={samples} />
          <div className={styles.actions}>
            <DiscountCode label={cart.couponCode} action={cart.applyCoupon} />
            <div className={styles.buttons}>
              <DemoButton answer={cart.noOrder} variant="outline">
                {cart.updateCart}
              </DemoButton>
              <DemoButton answer={cart.noOrder} variant="outline">
                {cart.proceed}
              </DemoButton>
            </div>
          </div>
        </div>
        <PaymentForm />
      </div>
    </Section>
  );
}
