import type { RefObject } from 'react';
import { Field } from '@/components/ui/field/field';
import { drawingExtensions } from '@/contract/drawings';
import styles from './quote-form.module.css';
import type { QuoteFormWords } from './words';

type Props = {
  words: QuoteFormWords;
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Then a button further up opens it. */
  isReady: boolean;
  error?: string;
  onChoose: (input: HTMLInputElement) => void;
};

/** The field for files, behind all others: the server reads nothing behind the first file. */
export function DrawingsField({ words, id, input, isReady, error, onChoose }: Props) {
  return (
    <fieldset className={styles.drawings} aria-hidden={isReady || undefined}>
      <legend className={styles.legend}>{words.drawings}</legend>
      <Field
        id={id}
        ref={input}
        type="file"
        name="file"
        label={words.files}
        hint={words.drawingsHint}
        error={error}
        accept={drawingExtensions.join(',')}
        multiple
        tabIndex={isReady ? -1 : undefined}
        onChange={(event) => onChoose(event.currentTarget)}
      />
      <noscript>
        <p className={styles.hint}>{words.chooseLast}</p>
      </noscript>
    </fieldset>
  );
}
