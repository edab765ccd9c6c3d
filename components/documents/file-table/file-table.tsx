import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table/data-table';
import { LockKeyhole } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { Photo } from '@/components/ui/photo/photo';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import type { Picture } from '@/lib/content/schemas/fields';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { fileSummary } from '@/lib/platform/text/file-summary';
import { languageName } from '@/lib/platform/text/languages';
import { markedAs } from '@/lib/platform/text/writing';
import { fill } from '@/words/format';
import { formatDate } from '@/words/formats';
import styles from './file-table.module.css';
import { addressIn } from '@/lib/pages/address-in';

type FileRow = {
  name: string;
  /** Of the name, where that is not the page's. */
  lang?: string;
  /** The page of what has the name. */
  href?: string;
  /** Beside the name, of what it belongs to. */
  picture?: Picture;
  /** What stands before its files, a column each. */
  facts?: readonly ReactNode[];
  /** What its files are for, which their links name. */
  about?: { title: string };
  /** Those of each further column. */
  files: readonly (readonly SiteDocument[])[];
  /** So many of these columns are named after the kind of their files. */
  named?: number;
};

type Props = {
  rows: readonly FileRow[];
  /** Of the columns of names, of facts and of files. */
  heads: readonly string[];
  /** The id of the heading that names the table. */
  labelledBy: string;
};

/** A row a product or a document; where it is narrow, each file has a line: what it is, type, size. */
export function FileTable({ rows, heads, labelledBy }: Props) {
  const isPictured = rows.some(({ picture }) => picture);
  return (
    <div className={styles.table}>
      <DataTable
        labelledBy={labelledBy}
        heads={heads}
        columns={['name']}
        rows={rows.map((row) => [
          <RowName key="name" {...row} isPictured={isPictured} />,
          ...(row.facts ?? []),
          ...row.files.map(
            (files, column) =>
              files.length > 0 && (
                <ul
                  key={column}
                  className={clsx(
                    styles.files,
                    column >= (row.named ?? column + 1) && styles.further,
                  )}
                >
                  {files.map((document) => (
                    <li key={document.href}>
                      <File document={document} row={row} isKindNamed={column < (row.named ?? 0)} />
                    </li>
                  ))}
                </ul>
              ),
          ),
        ])}
      />
    </div>
  );
}

function RowName({ name, lang, href, picture, isPictured }: FileRow & { isPictured: boolean }) {
  return (
    <span className={styles.row}>
      {isPictured && <Photo picture={picture} title={name} ratio="1" sizes="48px" />}
      {href ? <RowLink title={name} href={href} /> : <WholeWords lang={lang}>{name}</WholeWords>}
    </span>
  );
}

/** Of what a row is called, or what its document is for. */
export const RowLink = ({ title, href }: { title: string; href: string }) => (
  <Link href={href} className={styles.name}>
    <span>
      <WholeWords>{title}</WholeWords>
    </span>
  </Link>
);

type FileProps = {
  document: SiteDocument;
  row: FileRow;
  /** Whether the head of its column says of what kind it is. */
  isKindNamed: boolean;
};

/** Shows its name only where neither the head of its column nor its row has said it. */
function File({ document, row, isKindNamed }: FileProps) {
  const { title, lang, href, unlockKey, type, size, language, revision, date } = document;
  const [words, formats] = [siteWords(), siteFormats()];
  const { common, downloads } = words;
  const subject = row.about?.title ?? (row.href && row.name);
  // What is in another language cannot stand in a sentence in that of the page.
  const name =
    subject && !lang ? fill(downloads.nameFor, { document: title, product: subject }) : title;
  const said = row.href ? isKindNamed && title === downloads.kinds[document.kind] : true;
  const shown = (said ? type : undefined) ?? title;
  const details = [
    fileSummary(type && shown.includes(type) ? undefined : type, size, words, formats),
    language && language !== words.language && languageName(language, words.language),
    // A letter alone on a line would say nothing.
    revision && `${downloads.revision}\u00a0${revision}`,
    // Of the sheets that the site makes when they are asked for the size is not known.
    row.href && size === undefined && date && formatDate(date, formats),
  ].filter(Boolean);
  const content = (
    <span className={styles.content}>
      <span className={styles.spoken} {...markedAs(lang)}>
        {unlockKey && !lang ? fill(downloads.unlockNamed, { name }) : name}
      </span>
      <span aria-hidden={shown === title} className={styles.shown}>
        {unlockKey && <LockKeyhole size={15} strokeWidth={1.5} aria-hidden="true" />}
        <WholeWords lang={shown === title ? lang : undefined}>{shown}</WholeWords>
      </span>
      {details.length > 0 && (
        <small className={styles.facts}>
          <WholeWords>{details.join(common.comma)}</WholeWords>
        </small>
      )}
    </span>
  );
  return unlockKey ? (
    <Link href={href} rel="nofollow" className={styles.file} title={downloads.unlock}>
      {content}
    </Link>
  ) : (
    <a href={addressIn(href)} className={styles.file}>
      {content}
    </a>
  );
}
