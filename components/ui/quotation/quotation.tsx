import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './quotation.module.css';

type Props = {
  /** `lang` where it is not the page's. */
  quotation: { html: string; name?: string; role?: string; lang?: string };
  className?: string;
};

/** What a buyer says, in large type. Who it is stands below, or in the last paragraph. */
export function Quotation({ quotation: { html, name, role, lang }, className }: Props) {
  return (
    <figure className={clsx(styles.quotation, className)}>
      <blockquote>
        <RichText html={html} lang={lang} className={styles.content} />
      </blockquote>
      {name && (
        <figcaption className={styles.name}>
          <strong>{name}</strong>
          {role && siteWords().common.comma + role}
        </figcaption>
      )}
    </figure>
  );
}
