import { buttonClass } from '@/components/ui/button/button-class';
import styles from './error-screen.module.css';

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
  return (
    <main id="main" className={styles.screen} data-tone="dark">
      <h1 className={styles.title}>This page could not be shown.</h1>
      <p className={styles.text}>
        Something went wrong on our side. Trying again in a moment usually helps.
      </p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass({})} onClick={onRetry}>
          Try again
        </button>
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- see above */}
        <a className={buttonClass({ variant: 'outline' })} href="/">
          Back home
        </a>
      </div>
      {errorId && <p className={styles.reference}>Reference {errorId}</p>}
    </main>
  );
}
