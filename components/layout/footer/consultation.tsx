import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { Photo } from '@/components/ui/photo/photo';
import { Portrait } from '@/components/ui/portrait/portrait';
import { QuoteLinks } from '@/components/ui/quote-links/quote-links';
import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { Owner } from '@/lib/content/schemas/sections';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import styles from './consultation.module.css';

type Props = {
  phone?: SiteSettings['phone'];
  leaders: Owner[];
  /** Says in large type what happens with a question. */
  invitation?: string;
  quoteLink: QuoteLink;
};

export function Consultation({ phone, leaders, invitation, quoteLink }: Props) {
  const { layout } = siteWords();
  return (
    <section className={styles.banner} aria-labelledby="consultation" data-screen-only>
      <div className={styles.content}>
        <h2 id="consultation" className={styles.title}>
          {layout.footer.consultation}
        </h2>
        {invitation && <p className={styles.invitation}>{invitation}</p>}
        <QuoteLinks quoteLink={quoteLink} />
      </div>
      <div className={styles.action}>
        <ul className={styles.leaders}>
          {leaders.map((leader) => (
            <Leader key={leader.name} {...leader} />
          ))}
        </ul>
        {phone && (
          <PhoneLink phone={phone} className={styles.phone}>
            <small>{layout.callAnyTime}</small> {phone.text}
          </PhoneLink>
        )}
      </div>
    </section>
  );
}

function Leader({ name, role, image }: Owner) {
  return (
    <li className={styles.leader}>
      <span className={styles.photo}>
        {image ? (
          <Photo picture={{ src: image, alt: name }} title={name} sizes="72px" ratio="4 / 5" />
        ) : (
          <Portrait name={name} label={name} />
        )}
      </span>
      <span>
        {name}
        {role && <small>{role}</small>}
      </span>
    </li>
  );
}
