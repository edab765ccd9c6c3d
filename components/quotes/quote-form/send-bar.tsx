import { Button } from '@/components/ui/button/button';
import styles from './quote-form.module.css';
import type { QuoteFormWords } from './words';

type Props = {
  words: QuoteFormWords;
  phase: 'idle' | 'sending' | 'sent';
  /** 0 to 1. */
  progress: number;
  cancel: () => void;
};

/** The button that sends; while it is sent, how much of it, and a way out. */
export function SendBar({ words, phase, progress, cancel }: Props) {
  const isSending = phase === 'sending';
  return (
    <div className={styles.actions}>
      <Button type="submit" disabled={isSending} aria-busy={isSending}>
        {isSending ? words.sending : words.send}
      </Button>
      {isSending && (
        <>
          <progress className={styles.progress} aria-label={words.sending} value={progress} />
          <span className={styles.size}>{Math.round(progress * 100)} %</span>
          <Button variant="outline" onClick={cancel}>
            {words.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
