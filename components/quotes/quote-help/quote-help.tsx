import { EmailText } from '@/components/ui/email-text/email-text';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import type { SiteSettings } from '@/lib/content/schemas';
import { siteWords } from '@/lib/content/site-words';
import styles from './quote-help.module.css';

type Props = { settings?: Pick<SiteSettings, 'phone' | 'email'> };

/** Beside the form: what a quote is made from, and whom to ask instead. */
export function QuoteHelp({ settings }: Props) {
  const { phone, email } = settings ?? {};
  const { help } = siteWords().quote;
  const items = [
    [help.drawing, help.drawingText],
    [help.quantity, help.quantityText],
    [help.material, help.materialText],
    [help.date, help.dateText],
  ];
  return (
    <section className={styles.help} aria-labelledby="quote-help">
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
      {(phone || email) && (
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
