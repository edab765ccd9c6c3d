import { Button } from '@/components/ui/button/button';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-form.module.css';

type Props = {
  phase: 'idle' | 'sending' | 'sent';
  /** 0 to 1. */
  progress: number;
  cancel: () => void;
};

/** The button that sends; while it is sent, how much of it, and a way out. */
export function SendBar({ phase, progress, cancel }: Props) {
  const isSending = phase === 'sending';
  return (
    <div className={styles.actions}>
      <Button type="submit" disabled={isSending} aria-busy={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
      {isSending && (
        <>
          <progress className={styles.progress} aria-label={texts.sending} value={progress} />
          <span className={styles.size}>{Math.round(progress * 100)} %</span>
          <Button variant="outline" onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      )}
    </div>
  );
}
