import clsx from 'clsx';
import type { RefObject } from 'react';
import { Upload } from '@/components/ui/icons/icons';
import { buttonClass } from '@/components/ui/button/button-class';
import styles from './drop-zone.module.css';
import type { QuoteFormWords } from './words';

type Props = {
  words: QuoteFormWords;
  /** The id of the field for files, which stands last in the form. */
  field: string;
  isReady: boolean;
  /** Whether files are held over the page. */
  isOver: boolean;
  /** While the request is being sent. */
  isBusy: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  error?: string;
  onChoose: () => void;
};

/**
 * Where a request begins. The field for files itself is the last of the form, since the server reads nothing behind
 * the first file: until scripts answer a label opens it, then a button that the keyboard reaches first.
 */
export function DropZone(props: Props) {
  const { words, field, isReady, isOver, isBusy, opener, error, onChoose } = props;
  const look = buttonClass({});
  return (
    <div
      className={clsx(styles.zone, isOver && styles.over)}
      role="group"
      aria-label={words.drawings}
    >
      <Upload size={28} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles.words}>
        <strong>{isOver ? words.drop : words.drawings}</strong>
        <span className={styles.ways}>{words.dropHere}</span>
        <span id={`${field}-limits`} className={styles.limits}>
          {words.drawingsHint}
        </span>
      </p>
      {isReady ? (
        <button
          ref={opener}
          type="button"
          name="file"
          disabled={isBusy}
          className={look}
          data-js=""
          aria-describedby={clsx(error && `${field}-fault`, `${field}-limits`)}
          onClick={onChoose}
        >
          {words.choose}
        </button>
      ) : (
        <label htmlFor={field} className={look}>
          {words.choose}
        </label>
      )}
      {error && (
        <p id={`${field}-fault`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
