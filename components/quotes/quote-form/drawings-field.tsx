import type { RefObject } from 'react';
import { Field } from '@/components/ui/field/field';
import { drawingExtensions, DRAWINGS_HINT } from '@/contract/drawings';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-form.module.css';

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  /** Then a button further up opens it. */
  isReady: boolean;
  error?: string;
  onChoose: (input: HTMLInputElement) => void;
};

/** The field for files, behind all others: the server reads nothing behind the first file. */
export function DrawingsField({ id, input, isReady, error, onChoose }: Props) {
  return (
    <fieldset className={styles.drawings} aria-hidden={isReady || undefined}>
      <legend className={styles.legend}>{texts.drawings}</legend>
      <Field
        id={id}
        ref={input}
        type="file"
        name="file"
        label={texts.files}
        hint={DRAWINGS_HINT}
        error={error}
        accept={drawingExtensions.join(',')}
        multiple
        tabIndex={isReady ? -1 : undefined}
        onChange={(event) => onChoose(event.currentTarget)}
      />
      <noscript>
        <p className={styles.hint}>{texts.chooseLast}</p>
      </noscript>
    </fieldset>
  );
}
