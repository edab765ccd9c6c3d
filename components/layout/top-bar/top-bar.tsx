import { LanguageButton } from '@/components/layout/language-switch/language-button';
import { MapPin, Phone } from '@/components/ui/icons/icons';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import styles from './top-bar.module.css';

type Props = Pick<SiteSettings, 'phone' | 'address'> & {
  /** Its name, on a site in several. */
  language?: string;
};

export function TopBar({ phone, address, language }: Props) {
  return (
    <section
      className={styles.bar}
      data-tone="dark"
      aria-label={siteWords().layout.phoneAndAddress}
    >
      <div className={styles.container}>
        {phone && (
          <PhoneLink phone={phone} className={styles.phone}>
            <Phone size={14} aria-hidden="true" />
            {phone.text}
          </PhoneLink>
        )}
        {address && (
          <address className={styles.postalAddress}>
            <MapPin size={14} aria-hidden="true" />
            {/* What has no room is its end, whichever way the page is read. */}
            <span dir="auto">{address}</span>
          </address>
        )}
        {language && <LanguageButton language={language} className={styles.language} />}
      </div>
    </section>
  );
}
