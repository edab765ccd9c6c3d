import type { ReactNode } from 'react';
import { QUOTE_SENT, quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-result.module.css';

type Props = {
  /** Files that were not taken, each with the reason. */
  refused: readonly string[];
  /** What to do next. */
  children: ReactNode;
};

export function QuoteSent({ refused, children }: Props) {
  return (
    <div role="status" className={styles.sent}>
      <p className={styles.sentence}>{QUOTE_SENT}</p>
      {refused.length > 0 && (
        <>
          <p>{texts.sentWithout}</p>
          <ul className={styles.refused}>
            {refused.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </>
      )}
      <p>{children}</p>
    </div>
  );
}
