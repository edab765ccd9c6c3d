import { EmailText } from '@/components/ui/email-text/email-text';
import { ContactPerson } from '@/components/ui/contact-person/contact-person';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { Photo } from '@/components/ui/photo/photo';
import type { Contact } from '@/lib/content/schemas/people-schemas';
import type { Picture } from '@/lib/content/schemas/fields';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './quote-help.module.css';

type Props = {
  settings?: Pick<SiteSettings, 'phone' | 'email'>;
  /** Who answers; without one the settings say whom to ask. */
  contact?: Contact;
  /** A drawing on which the numbers of the list stand. */
  sheet?: Picture;
};

/** Beside the form: what a quote is made from, and who makes it. */
export function QuoteHelp({ settings, contact, sheet }: Props) {
  const { phone, email } = settings ?? {};
  const { help } = siteWords().quote;
  const items = [
    [help.drawing, help.drawingText],
    [help.quantity, help.quantityText],
    [help.material, help.materialText],
    [help.date, help.dateText],
  ];
  return (
    <section className={styles.help} aria-labelledby="quote-help" data-tone="dark">
      {sheet && (
        <Photo
          picture={sheet}
          fit="contain"
          ratio="16 / 11"
          sizes="(width < 992px) 100vw, 26rem"
          className={styles.sheet}
        />
      )}
      <h2 id="quote-help" className={styles.title}>
        {help.title}
      </h2>
      <ol className={styles.list}>
        {items.map(([name, text]) => (
          <li key={name} className={styles.item}>
            <strong>{name}</strong>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
      {contact && (
        <div className={styles.person}>
          <ContactPerson contact={contact} />
        </div>
      )}
      {!contact && (phone || email) && (
        <p className={styles.contact}>
          <span className={styles.text}>{help.questions}</span>
          {phone && <PhoneLink phone={phone} className={styles.phone} />}
          {email?.href && (
            <a href={email.href}>
              <EmailText text={email.text} />
            </a>
          )}
        </p>
      )}
    </section>
  );
}
