import { LockKeyhole } from 'lucide-react';
import { DataTable } from '@/components/ui/data-table/data-table';
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
  const columns = hasSubject ? texts.heads.length : texts.heads.length - 1;
  return (
    <DataTable
      caption={caption}
      labelledBy={labelledBy}
      narrow="oneLine"
      heads={texts.heads.slice(0, columns)}
      rows={documents.map((document) => cellsOf(document).slice(0, columns))}
    />
  );
}

/** In the order of the heads. */
function cellsOf(document: SiteDocument) {
  const { about, date, language, revision, size, type } = document;
  return [
    <DocumentLink key="document" {...document} />,
    [type, size !== undefined && fileSize(size)].filter(Boolean).join(', '),
    language && languageName(language),
    revision && (
      <span key="revision" className={styles.revision} data-head={texts.heads[3]}>
        {revision}
      </span>
    ),
    date && formatDate(date),
    about && (
      <Link key="about" href={about.href} className={styles.link}>
        {about.title}
      </Link>
    ),
  ];
}

function DocumentLink({ title, href, about, unlockKey }: SiteDocument) {
  const subject = about && `: ${about.title}`;
  // Several documents are called the same: a list of links tells them apart by what they are for.
  const name = subject && title + subject;
  if (!unlockKey) {
    return (
      <a href={href} className={styles.link} aria-label={name}>
        {title}
      </a>
    );
  }
  return (
    <>
      {title}{' '}
      <Link href={href} className={styles.locked} aria-label={`${texts.unlock} ${name ?? title}`}>
        <LockKeyhole size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.unlock}
      </Link>
    </>
  );
}
