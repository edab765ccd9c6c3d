import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import type { CartLine } from '@/lib/features/cart/cart';
import { CartContents } from './cart-contents';
import { ScriptsNotice } from './scripts-notice';

export function Cart({ samples }: { samples: CartLine[] }) {
  const { cart } = siteWords();
  return (
    <Section aria-label={cart.cart}>
      <ScriptsNotice />
      <CartContents
        samples={samples}
        onward={<ButtonLink href="/checkout">{cart.goToCheckout}</ButtonLink>}
      />
    </Section>
  );
}
