import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { ENQUIRY_SENT } from '@/lib/platform/text/prescribed';
import styles from './enquiry-result.module.css';

/** none: the page was opened without a form having been posted. */
export type EnquiryOutcome = 'sent' | 'refused' | 'none';

type Props = {
  outcome: EnquiryOutcome;
  /** The form with the typed values. */
  children: ReactNode;
};

const sentences: Record<EnquiryOutcome, string> = {
  sent: ENQUIRY_SENT,
  refused: 'The form still has your words, and says why they were not sent.',
  none: 'No message was sent from this browser in the last ten minutes. You can write to us here.',
};

/** The result of an enquiry that was posted without scripts. */
export function EnquiryResult({ outcome, children }: Props) {
  return (
    <Section aria-labelledby="page-title">
      <div className={styles.result}>
        <p className={styles.sentence}>{sentences[outcome]}</p>
        {outcome === 'sent' ? (
          <ButtonLink href="/" variant="outline">
            Back to the home page
          </ButtonLink>
        ) : (
          <div className={styles.form}>{children}</div>
        )}
      </div>
    </Section>
  );
}
