import { MarkedText } from '@/components/ui/marked-text/marked-text';
import styles from './form-failure.module.css';
import type { FormFailureWords } from './words';

type Contact = { text: string; href?: string };

/** Other ways to reach the company. */
export type ContactDetails = { phone?: Contact; email?: Contact };

type Props = ContactDetails & { words: FormFailureWords; reason: string };

/** Says why a message was not sent and what else the visitor can do. */
export function FormFailure({ words, reason, ...contact }: Props) {
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      <p>
        {words.stillHere}
        {(contact.phone || contact.email) && ' '}
        <OtherWays words={words} {...contact} />
      </p>
    </>
  );
}

function OtherWays({ words, phone, email }: ContactDetails & { words: FormFailureWords }) {
  const byPhone = () => phone && <ContactLink {...phone} />;
  const byMail = () => email && <ContactLink {...email} />;
  if (phone && email)
    return (
      <MarkedText
        text={words.callOrWrite}
        marks={{ phone: byPhone, email: byMail }}
        values={{ phone: phone.text, email: email.text }}
      />
    );
  if (phone)
    return (
      <MarkedText text={words.call} marks={{ phone: byPhone }} values={{ phone: phone.text }} />
    );
  return (
    email && (
      <MarkedText text={words.write} marks={{ email: byMail }} values={{ email: email.text }} />
    )
  );
}

function ContactLink({ text, href }: Contact) {
  return href ? (
    <a href={href} className={styles.alternative}>
      {text}
    </a>
  ) : (
    text
  );
}
