import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { SENT } from '@/lib/enquiries/texts';
import styles from './enquiry-result.module.css';

/** none: there is no result, as when the page is opened by its address. */
export type EnquiryOutcome = 'sent' | 'refused' | 'none';

type Props = {
  outcome: EnquiryOutcome;
  /** The form with what was typed, to be sent again. */
  children: ReactNode;
};

const sentences: Record<EnquiryOutcome, string> = {
  sent: SENT,
  refused: 'The form still has your words, and says why they were not sent.',
  none: 'No message was sent from this browser in the last ten minutes. You can write to us here.',
};

/** What became of a message that was posted without scripts. */
export function EnquiryResult({ outcome, children }: Props) {
  return (
    <Section>
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
