import { ArrowUpRight } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { siteWords } from '@/lib/content/words/site-words';
import type { Location } from '@/lib/content/schemas/company-schemas';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import styles from './footer.module.css';

type Props = Pick<SiteSettings, 'phone' | 'email'> & {
  locations: Pick<Location, 'title' | 'address'>[];
  /** Whether the company has further ones. */
  hasMore: boolean;
};

/** On phones the addresses are one link to the page that has all of them beside the map. */
export function OfficialInfo({ locations, hasMore, phone, email }: Props) {
  if (locations.length === 0 && !phone && !email) return null;
  const { footer } = siteWords().layout;
  return (
    <section className={styles.column} aria-labelledby="official-info">
      <h2 id="official-info">{footer.official}</h2>
      {locations.map(({ title, address }, index) => (
        <address key={index}>
          <span className={styles.name}>{title}</span>
          {address}
        </address>
      ))}
      <ul className={styles.links}>
        {locations.length > 0 && (
          <li>
            <Link href="/contact#map" className={styles.strong} data-screen-only>
              {hasMore ? (
                footer.addressesAndMap
              ) : (
                <>
                  <span className={styles.viewMap}>{footer.viewMap}</span>
                  <span className={styles.addressesAndMap}>{footer.addressesAndMap}</span>
                </>
              )}
              <ArrowUpRight size={15} aria-hidden="true" />
            </Link>
          </li>
        )}
        {phone && (
          <li>
            <PhoneLink phone={phone} />
          </li>
        )}
        {email && <li>{email.href ? <a href={email.href}>{email.text}</a> : email.text}</li>}
      </ul>
    </section>
  );
}
