import { X } from '@/components/ui/icons/icons';
import { byReason, keyOf, type RefusedFile } from '@/lib/features/quotes/chosen-files';
import { say } from '@/lib/platform/http/say';
import { fileSize } from '@/words/file-size';
import { fill } from '@/words/format';
import type { Formats } from '@/words/formats';
import styles from './chosen-files.module.css';
import type { QuoteFormWords } from './words';

type Props = {
  words: QuoteFormWords;
  formats: Formats;
  files: readonly File[];
  refused: readonly RefusedFile[];
  /** While the request is being sent. */
  isBusy: boolean;
  onRemove: (file: File) => void;
};

/** What will be sent, and what was not taken: the files of a reason together. */
export function ChosenFiles({ words, formats, files, refused, isBusy, onRemove }: Props) {
  const refusedBy = byReason(refused);
  const names = new Intl.ListFormat(words.speech.language, { type: 'unit' });
  const sizes = { language: words.speech.language, sizes: words.sizes };
  return (
    <div role="status" className={styles.chosen}>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={keyOf(file)} className={styles.file}>
              <bdi>{file.name}</bdi>
              <span className={styles.size}>{fileSize(file.size, sizes, formats)}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(words.remove, { name: file.name })}
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
          {refusedBy.map(([reason, files]) => (
            <li key={reason}>
              {fill(words.notTaken, {
                file: names.format(files),
                reason: say(words.speech, reason),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
