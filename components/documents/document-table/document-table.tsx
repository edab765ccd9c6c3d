import clsx from 'clsx';
import { LockKeyhole } from 'lucide-react';
import { Link } from '@/components/ui/link/link-client';
import type { SiteDocument } from '@/lib/documents/documents-of';
import { documentTexts as texts } from '@/lib/documents/texts';
import { fileSize } from '@/lib/text/file-size';
import { formatDate } from '@/lib/text/formats';
import { languageName } from '@/lib/text/languages';
import styles from './document-table.module.css';

type Props = {
  documents: SiteDocument[];
  caption?: string;
  /** The id of the heading that names a table without a caption. */
  labelledBy?: string;
  /** Whether what a document belongs to has a column. */
  hasSubject?: boolean;
};

export function DocumentTable({ documents, caption, labelledBy, hasSubject = false }: Props) {
  const [first, ...rest] = texts.heads;
  const heads = hasSubject ? rest : rest.slice(0, -1);
  return (
    <table className={clsx(styles.table, hasSubject && styles.wide)} aria-labelledby={labelledBy}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          {[first, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((document, index) => (
          <tr key={index}>
            <th scope="row">
              <DocumentLink {...document} />
            </th>
            <td>
              {[document.type, document.size !== undefined && fileSize(document.size)]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td>{document.language && languageName(document.language)}</td>
            <td data-head={document.revision && texts.heads[3]}>{document.revision}</td>
            <td>{document.date && formatDate(document.date)}</td>
            {hasSubject && (
              <td>
                {document.about && <Link href={document.about.href}>{document.about.title}</Link>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DocumentLink({ title, href, ...document }: SiteDocument) {
  const subject = document.about && `: ${document.about.title}`;
  if (href.startsWith('/certificate/')) {
    return (
      <>
        {title}{' '}
        <Link
          href={href}
          className={styles.locked}
          aria-label={`${texts.unlock} ${title}${subject ?? ''}`}
        >
          <LockKeyhole size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts.unlock}
        </Link>
      </>
    );
  }
  // Several documents are called the same: a list of links tells them apart by what they are for.
  return (
    <a href={href} aria-label={subject && title + subject}>
      {title}
    </a>
  );
}
