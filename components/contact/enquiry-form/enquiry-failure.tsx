import styles from './enquiry-form.module.css';

type Way = { text: string; href?: string };

/** How to reach the company where the form does not. */
export type OtherWays = { phone?: Way; email?: Way };

/** Says in words that a message did not get through, and what can be done instead. */
export function EnquiryFailure({ reason, phone, email }: OtherWays & { reason: string }) {
  return (
    <>
      <p className={styles.reason}>{reason}</p>
      <p>
        What you wrote is still here.
        {phone && (
          <>
            {' '}
            You can also call <WayLink {...phone} />
            {email ? ' or' : '.'}
          </>
        )}
        {email && (
          <>
            {phone ? ' ' : ' You can also '}write to <WayLink {...email} />.
          </>
        )}
      </p>
    </>
  );
}

function WayLink({ text, href }: Way) {
  return href ? (
    <a href={href} className={styles.alternative}>
      {text}
    </a>
  ) : (
    text
  );
}
