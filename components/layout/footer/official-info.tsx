import { ArrowUpRight } from 'lucide-react';
import { Link } from '@/components/ui/link/link-client';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { officesOf } from '@/lib/content/offices';
import type { SiteSettings } from '@/lib/content/schemas';
import styles from './footer.module.css';

type Props = {
  settings?: Pick<SiteSettings, 'offices' | 'address' | 'phone' | 'email'>;
};

export function OfficialInfo({ settings }: Props) {
  const { phone, email } = settings ?? {};
  return (
    <section className={styles.column} aria-labelledby="official-info">
      <h2 id="official-info">Official Info</h2>
      {officesOf(settings).map(({ name, address }) => (
        <address key={name}>
          <span className={styles.name}>{name}</span>
          {address}
        </address>
      ))}
      <ul className={styles.links}>
        <li>
          <Link href="/contact#map" className={styles.strong} data-screen-only>
            View Map <ArrowUpRight size={15} aria-hidden="true" />
          </Link>
        </li>
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
