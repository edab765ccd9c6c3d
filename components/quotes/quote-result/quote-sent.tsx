import type { ReactNode, Ref } from 'react';
import styles from './quote-result.module.css';
import type { quoteSentWords } from './words';

type Props = {
  /** Of what can be focused. */
  ref?: Ref<HTMLDivElement>;
  words: ReturnType<typeof quoteSentWords>;
  /** Files that were not taken, each with the reason. */
  refused: readonly string[];
  /** What to do next. */
  children: ReactNode;
};

export function QuoteSent({ ref, words, refused, children }: Props) {
  return (
    <div ref={ref} role="status" tabIndex={ref ? -1 : undefined} className={styles.sent}>
      <p className={styles.sentence}>{words.sent}</p>
      {refused.length > 0 && (
        <>
          <p>{words.without}</p>
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
