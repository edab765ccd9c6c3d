import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { SENT } from '@/lib/enquiries/texts';
import styles from './enquiry-result.module.css';

type Props = {
  sent: boolean;
  /** The form with what was typed, to be sent again. */
  children: ReactNode;
};

/** What became of a message that was posted without scripts. */
export function EnquiryResult({ sent, children }: Props) {
  return (
    <Section>
      <div className={styles.result}>
        {sent ? (
          <>
            <p className={styles.sentence}>{SENT}</p>
            <ButtonLink href="/" look="outline">
              Back to the home page
            </ButtonLink>
          </>
        ) : (
          children
        )}
      </div>
    </Section>
  );
}
