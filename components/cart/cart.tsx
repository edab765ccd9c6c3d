import { Section } from '@/components/ui/section/section';
import { ButtonLink } from '@/components/ui/button/button';
import { CartContents } from './cart-contents-client';
import { sampleLines } from './sample-lines';
import { ScriptsNotice } from './scripts-notice';
import { StoredCart } from './stored-cart';

export function Cart() {
  return (
    <Section aria-label="Cart">
      <ScriptsNotice />
      <StoredCart>
        <CartContents
          samples={sampleLines}
          onward={<ButtonLink href="/checkout">Go to checkout</ButtonLink>}
        />
      </StoredCart>
    </Section>
  );
}
