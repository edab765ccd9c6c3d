import styles from './enquiry-form.module.css';

type Contact = { text: string; href?: string };

/** How to reach the company where the form does not. */
export type ContactDetails = { phone?: Contact; email?: Contact };

/** Says in words that a message did not get through, and what can be done instead. */
export function EnquiryFailure({ reason, phone, email }: ContactDetails & { reason: string }) {
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      <p>
        What you wrote is still here.
        {phone && (
          <>
            {' '}
            You can also call <ContactLink {...phone} />
            {email ? ' or' : '.'}
          </>
        )}
        {email && (
          <>
            {phone ? ' ' : ' You can also '}write to <ContactLink {...email} />.
          </>
        )}
      </p>
    </>
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
