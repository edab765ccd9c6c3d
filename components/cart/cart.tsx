import { Section } from '@/components/ui/section/section';
import { ButtonLink } from '@/components/ui/button/button';
import { siteFormats, siteWords } from '@/lib/content/site-words';
import type { CartLine } from '@/lib/features/cart/cart';
import { CartContents } from './cart-contents-client';
import { ScriptsNotice } from './scripts-notice';
import { StoredCart } from './stored-cart';
import { cartWords } from './words';

export function Cart({ samples }: { samples: CartLine[] }) {
  const words = siteWords();
  return (
    <Section aria-label={words.cart.cart}>
      <ScriptsNotice />
      <StoredCart>
        <CartContents
          formats={siteFormats()}
          words={cartWords(words)}
          samples={samples}
          onward={<ButtonLink href="/checkout">{words.cart.goToCheckout}</ButtonLink>}
        />
      </StoredCart>
    </Section>
  );
}
