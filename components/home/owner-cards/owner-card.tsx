import { Mail } from '@/components/ui/icons/icons';
import { Photo } from '@/components/ui/photo/photo';
import { Portrait } from '@/components/ui/portrait/portrait';
import { mailLink } from '@/contract/formats/email';
import type { Owner } from '@/lib/content/schemas/sections';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import styles from './owner-card.module.css';

/** Portrait, role and e-mail links. Values that are not e-mail addresses are left out. */
export function OwnerCard({ owner: { name, role, image, emails, text } }: { owner: Owner }) {
  const links = emails.flatMap((email) => {
    const href = mailLink(email);
    return href ? [{ email, href }] : [];
  });
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        {image ? (
          <Photo
            picture={{ src: image, alt: fill(siteWords().company.portraitOf, { name }) }}
            title={name}
            ratio="4 / 5"
            sizes="(width < 575px) 7rem, (width < 992px) 11rem, 30vw"
          />
        ) : (
          <Portrait name={name} />
        )}
      </div>
      <div>
        <h3 className={styles.name}>{name}</h3>
        {role && <p className={styles.role}>{role}</p>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <ul className={styles.emails}>
        {links.map(({ email, href }) => (
          <li key={email}>
            <a href={href} className={styles.email}>
              <Mail size={16} aria-hidden="true" />
              {email}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
