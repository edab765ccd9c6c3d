import clsx from 'clsx';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Quotation as Quoted } from '@/lib/content/schemas/sections';
import { siteWords } from '@/lib/content/words/site-words';
import styles from './quotation.module.css';

type Props = { quotation: Quoted; className?: string };

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
