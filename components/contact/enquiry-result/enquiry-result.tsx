import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './enquiry-result.module.css';

/** unknown: no answer came; none: the page was opened without a form having been posted. */
export type EnquiryOutcome = 'sent' | 'refused' | 'unknown' | 'none';

type Props = {
  outcome: EnquiryOutcome;
  /** The form with the typed values. */
  children: ReactNode;
};

/** The result of an enquiry that was posted without scripts. */
export function EnquiryResult({ outcome, children }: Props) {
  const { contact, errors } = siteWords();
  const { sent, result } = contact;
  const sentences = {
    sent,
    refused: result.refusedText,
    unknown: errors.form.mayHaveArrived,
    none: result.noneText,
  };
  return (
    <Section aria-labelledby="page-title">
      <div className={styles.result}>
        <p className={styles.sentence}>{sentences[outcome]}</p>
        {outcome === 'sent' ? (
          <ButtonLink href="/" variant="outline">
            {result.home}
          </ButtonLink>
        ) : (
          <div className={styles.form}>{children}</div>
        )}
      </div>
    </Section>
  );
}
