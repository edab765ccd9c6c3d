import { X } from '@/components/ui/icons/icons';
import { Field } from '@/components/ui/field/field';
import { drawingExtensions } from '@/contract/drawings';
import type { RefusedFile } from '@/lib/features/quotes/chosen-files';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './quote-form.module.css';

type Props = {
  files: readonly File[];
  refused: readonly RefusedFile[];
  error?: string;
  onChoose: (input: HTMLInputElement) => void;
  onRemove: (file: File) => void;
};

const megabytes = (bytes: number) => `${Math.max(bytes / 1024 / 1024, 0.1).toFixed(1)} MB`;

/** With scripts the chosen files are listed, and more can be added; without them it is a field for files. */
export function DrawingsField({ files, refused, error, onChoose, onRemove }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.drawings}</legend>
      <Field
        type="file"
        name="file"
        label={texts.files}
        hint={texts.drawingsHint}
        error={error}
        accept={drawingExtensions.join(',')}
        multiple
        className={styles.wide}
        onChange={(event) => onChoose(event.currentTarget)}
      />
      <noscript>
        <p className={styles.hint}>{texts.chooseLast}</p>
      </noscript>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`} className={styles.file}>
              <span>{file.name}</span>
              <span className={styles.size}>{megabytes(file.size)}</span>
              <button
                type="button"
                className={styles.removeFile}
                aria-label={`${texts.remove} ${file.name}`}
                onClick={() => onRemove(file)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={styles.wide}>
        {refused.length > 0 && <RefusedFiles files={refused} />}
      </div>
    </fieldset>
  );
}

function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <ul className={styles.refused}>
      {files.map(({ name, message }) => (
        <li key={name}>
          {texts.notTaken}: {name}. {message}
        </li>
      ))}
    </ul>
  );
}
