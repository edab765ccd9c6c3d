import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table/data-table';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { fileSummary } from '@/lib/platform/text/file-summary';
import { formatDate } from '@/words/formats';
import { languageName } from '@/lib/platform/text/languages';
import { fill } from '@/words/format';
import styles from './document-table.module.css';
import { UnlockLink } from './unlock-link';
import { addressIn } from '@/lib/pages/address-in';
import { markedAs } from '@/lib/platform/text/writing';

type Document = {
  title: string;
  /** Of its title, where that is not the page's. */
  lang?: string;
  /** Its file, or where it is unlocked. */
  href: string;
  /** Of a locked document. */
  unlockKey?: string;
  /** `PDF` */
  type?: string;
  /** In bytes. */
  size?: number;
  language?: string;
  revision?: string;
  date?: string;
  /** What it belongs to, which its link names. */
  about?: { title: string };
};

type Props = {
  documents: Document[];
  caption: string;
};

/** A column that no document fills is left out. */
export function DocumentTable({ documents, caption }: Props) {
  const { common, downloads } = siteWords();
  const heads: Record<Column, string> = {
    document: common.document,
    file: downloads.file,
    language: downloads.language,
    revision: downloads.revision,
    date: common.date,
  };
  const rows = documents.map((document) => cellsOf(document, heads));
  const columns = (Object.keys(heads) as Column[]).filter((column) =>
    rows.some((cells) => cells[column]),
  );
  return (
    <DataTable
      caption={caption}
      narrow="oneLine"
      heads={columns.map((column) => heads[column])}
      columns={columns}
      rows={rows.map((cells) => columns.map((column) => cells[column]))}
    />
  );
}

type Column = 'document' | 'file' | 'language' | 'revision' | 'date';

function cellsOf(document: Document, heads: Record<Column, string>): Record<Column, ReactNode> {
  const { date, language, revision, size, type } = document;
  const [words, formats] = [siteWords(), siteFormats()];
  return {
    document: <DocumentLink {...document} />,
    file: (type || size !== undefined) && (
      <span className={styles.file}>{fileSummary(type, size, words, formats)}</span>
    ),
    language: language && languageName(language, words.language),
    revision: revision && (
      <span className={styles.revision} data-head={heads.revision}>
        {revision}
      </span>
    ),
    date: date && formatDate(date, formats),
  };
}

function DocumentLink({ title, lang, href, about, unlockKey }: Document) {
  const { downloads } = siteWords();
  // Several documents are called the same: a list of links tells them apart by what they are for.
  // What is in another language cannot stand in a name in that of the page.
  const name =
    about && !lang ? fill(downloads.nameFor, { document: title, product: about.title }) : undefined;
  if (!unlockKey) {
    return (
      <a href={addressIn(href)} className={styles.link} aria-label={name}>
        <span {...markedAs(lang)}>
          <WholeWords>{title}</WholeWords>
        </span>
      </a>
    );
  }
  return (
    <>
      <WholeWords lang={lang}>{title}</WholeWords>{' '}
      <span className={styles.unlock}>
        <UnlockLink href={href} name={lang ? undefined : (name ?? title)} />
      </span>
    </>
  );
}
