import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import type { Place } from '@/lib/features/company/places';
import { siteWords } from '@/lib/content/words/site-words';
import { readableHours } from '@/lib/features/company/opening-hours';
import styles from './place-details.module.css';

/** Opening hours and ways to reach a place. */
export function PlaceDetails({ place: { openingHours, phone, email } }: { place: Place }) {
  if (openingHours.length === 0 && !phone && !email) return null;
  const words = siteWords();
  return (
    <ul className={styles.details}>
      {openingHours.map((hours) => (
        <li key={hours}>{readableHours(hours, words)}</li>
      ))}
      {phone && (
        <li>
          <PhoneLink phone={phone} className={styles.link} />
        </li>
      )}
      {email && (
        <li>
          {email.href ? (
            <a href={email.href} className={styles.link}>
              {email.text}
            </a>
          ) : (
            email.text
          )}
        </li>
      )}
    </ul>
  );
}
