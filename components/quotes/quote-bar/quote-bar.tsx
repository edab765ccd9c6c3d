import { Phone } from '@/components/ui/icons/icons';
import { ButtonLink } from '@/components/ui/button/button';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import styles from './quote-bar.module.css';

type Props = { way: QuoteLink; phone?: SiteSettings['phone'] };

/** On phones, the last child of `main`: stays at the lower edge of the screen until the footer comes. */
export function QuoteBar({ way, phone }: Props) {
  return (
    <aside
      className={styles.bar}
      aria-label={way.name}
      data-tone="dark"
      data-bottom-bar
      data-screen-only
    >
      <ButtonLink
        href={way.href}
        rel={way.href.includes('?') ? 'nofollow' : undefined}
        className={styles.way}
      >
        {way.name}
      </ButtonLink>
      {phone && (
        <PhoneLink phone={phone} className={styles.phone}>
          <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className={styles.number}>{phone.text}</span>
        </PhoneLink>
      )}
    </aside>
  );
}
