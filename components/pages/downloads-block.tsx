import { Download } from '@/components/ui/icons/icons';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { fileSummary, fileType } from '@/lib/platform/text/file-summary';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';
import styles from './downloads-block.module.css';

export function DownloadsBlock({ id, title, downloads }: BlockProps<'downloads'>) {
  const [words, formats] = [siteWords(), siteFormats()];
  return (
    <BlockFrame id={id} title={title}>
      <ul className={styles.list}>
        {downloads.map(({ title: name, file, size }, index) => (
          <li key={index}>
            <a href={file} download className={styles.file}>
              <Download size={20} strokeWidth={1.5} aria-hidden="true" />
              <span>{name}</span>
              <small className={styles.kind}>
                {fileSummary(fileType(file), size, words, formats)}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
