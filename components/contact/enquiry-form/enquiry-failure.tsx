import styles from './enquiry-form.module.css';

type Contact = { text: string; href?: string };

/** Other ways to reach the company. */
export type ContactDetails = { phone?: Contact; email?: Contact };

/** Says why a message was not sent and what else the visitor can do. */
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
