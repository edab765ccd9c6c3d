import { Section } from '@/components/ui/section/section';
import { ButtonLink } from '@/components/ui/button/button';
import { siteFormats } from '@/lib/content/site-words';
import type { CartLine } from '@/lib/features/cart/cart';
import { CartContents } from './cart-contents-client';
import { ScriptsNotice } from './scripts-notice';
import { StoredCart } from './stored-cart';

export function Cart({ samples }: { samples: CartLine[] }) {
  return (
    <Section aria-label="Cart">
      <ScriptsNotice />
      <StoredCart>
        <CartContents
          formats={siteFormats()}
          samples={samples}
          onward={<ButtonLink href="/checkout">Go to checkout</ButtonLink>}
        />
      </StoredCart>
    </Section>
  );
}
