import { EmailText } from '@/components/ui/email-text/email-text';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { Photo } from '@/components/ui/photo/photo';
import { Portrait } from '@/components/ui/portrait/portrait';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './contact-person.module.css';

type Address = { text: string; href?: string };

type Person = {
  name: string;
  position?: string;
  picture?: { src: string; alt: string };
  phone?: Address;
  email?: Address;
};

/** The person to ask about a service or a product; nothing where there is none. */
export function ContactPerson({ contact }: { contact?: Person }) {
  if (!contact) return null;
  const { name, position, picture, phone, email } = contact;
  return (
    <div className={styles.card}>
      <span className={styles.picture}>
        {picture ? (
          <Photo picture={{ ...picture, alt: '' }} title={name} ratio="4 / 5" sizes="96px" />
        ) : (
          <Portrait name={name} />
        )}
      </span>
      <div className={styles.content}>
        <p className={styles.label}>{siteWords().company.yourContact}</p>
        <p className={styles.name}>{name}</p>
        {position && <p className={styles.position}>{position}</p>}
        <ul className={styles.links}>
          {phone && (
            <li>
              <PhoneLink phone={phone} />
            </li>
          )}
          {email && (
            <li>
              {email.href ? (
                <a href={email.href}>
                  <EmailText text={email.text} />
                </a>
              ) : (
                email.text
              )}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
