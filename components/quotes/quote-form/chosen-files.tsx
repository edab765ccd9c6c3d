import { X } from '@/components/ui/icons/icons';
import { keyOf, type RefusedFile } from '@/lib/features/quotes/chosen-files';
import { quoteTexts as texts } from '@/lib/features/quotes/texts';
import styles from './chosen-files.module.css';

type Props = {
  files: readonly File[];
  refused: readonly RefusedFile[];
  /** While the request is being sent. */
  isBusy: boolean;
  onRemove: (file: File) => void;
};

const megabytes = (bytes: number) => `${Math.max(bytes / 1024 / 1024, 0.1).toFixed(1)} MB`;

/** What will be sent, and what was not taken, with the reason. */
export function ChosenFiles({ files, refused, isBusy, onRemove }: Props) {
  return (
    <div role="status">
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={keyOf(file)} className={styles.file}>
              <span>{file.name}</span>
              <span className={styles.size}>{megabytes(file.size)}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`${texts.remove} ${file.name}`}
                disabled={isBusy}
                onClick={() => onRemove(file)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ name, message }) => (
            <li key={name}>
              {texts.notTaken}: {name}. {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
