import { DocumentTable } from '@/components/documents/document-table/document-table';
import { groupsOf } from '@/lib/features/documents/facets';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { documentTexts as texts } from '@/lib/features/documents/texts';
import styles from './document-groups.module.css';

/** Of each kind; those of a company with thousands of products are reached by narrowing them down. */
const MOST = 100;

/** The documents by kind, each kind with a heading and a table. */
export function DocumentGroups({ documents }: { documents: readonly SiteDocument[] }) {
  return groupsOf(documents, MOST).map(({ kind, total, documents }) => (
    <section key={kind} id={kind} className={styles.group} aria-labelledby={`${kind}-heading`}>
      <h2 id={`${kind}-heading`} className={styles.title}>
        {texts.groups[kind]} <span className={styles.number}>{total}</span>
      </h2>
      {total > documents.length && <p>{texts.more(documents.length, total)}</p>}
      <DocumentTable documents={documents} labelledBy={`${kind}-heading`} hasSubject />
    </section>
  ));
}
