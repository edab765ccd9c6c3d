import { useReady } from '@/components/ui/hydration/use-ready';
import { buttonClass } from '@/components/ui/button/button-class';
import { fill } from '@/words/format';
import styles from '../screen/screen.module.css';
import { failedWords } from './failed-words';
import { useAddress } from '@/components/ui/link/use-address';

type Props = {
  onRetry: () => void;
  error: unknown;
};

/** The id of the error in the server log. */
const errorIdOf = (error: unknown) =>
  error instanceof Error && 'digest' in error ? String(error.digest) : undefined;

/**
 * Shown if a page fails to render. It is part of every page's scripts, so it avoids the link
 * component; a full load of the next page is safer after an error anyway.
 */
export function ErrorScreen({ onRetry, error }: Props) {
  const errorId = errorIdOf(error);
  const isReady = useReady();
  const addressOf = useAddress();
  const words = failedWords(isReady ? document.documentElement.dataset.failed : undefined);
  return (
    <main id="main" className={styles.screen} data-tone="dark">
      <div className={styles.container}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <button type="button" className={buttonClass({})} onClick={onRetry}>
          {words.retry}
        </button>
        <a className={buttonClass({ variant: 'outline' })} href={addressOf('/')}>
          {words.home}
        </a>
        {errorId && <small>{fill(words.reference, { id: errorId })}</small>}
      </div>
    </main>
  );
}
