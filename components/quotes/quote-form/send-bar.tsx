import { Button } from '@/components/ui/button/button';
import { formatPercent, type Formats } from '@/words/formats';
import styles from './quote-form.module.css';
import type { QuoteFormWords } from './words';

type Props = {
  words: QuoteFormWords;
  formats: Formats;
  promise?: string;
  phase: 'idle' | 'sending' | 'sent';
  /** 0 to 1. */
  progress: number;
  cancel: () => void;
};

/** The button that sends; while it is sent, how much of it, and a way out. */
export function SendBar({ words, formats, promise, phase, progress, cancel }: Props) {
  const isSending = phase === 'sending';
  return (
    <div className={styles.actions}>
      <Button type="submit" disabled={isSending} aria-busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      {!isSending && promise && <p className={styles.promise}>{promise}</p>}
      {isSending && (
        <>
          <progress className={styles.progress} aria-label={words.sending} value={progress} />
          <span className={styles.size}>{formatPercent(Math.round(progress * 100), formats)}</span>
          <Button variant="outline" onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
