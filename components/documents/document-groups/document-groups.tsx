import { DocumentTable } from '@/components/ui/document-table/document-table';
import { siteWords } from '@/lib/content/site-words';
import { groupsOf } from '@/lib/features/documents/facets';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { plural } from '@/words/format';
import styles from './document-groups.module.css';

/** Of each kind; those of a company with thousands of products are reached by narrowing them down. */
const MOST = 100;

/** The documents by kind, each kind with a heading and a table. */
export function DocumentGroups({ documents }: { documents: readonly SiteDocument[] }) {
  const { downloads, language } = siteWords();
  return groupsOf(documents, MOST).map(({ kind, total, documents }) => (
    <section key={kind} id={kind} className={styles.group} aria-labelledby={`${kind}-heading`}>
      <h2 id={`${kind}-heading`} className={styles.title}>
        {downloads.groups[kind]} <span className={styles.number}>{total}</span>
      </h2>
      {total > documents.length && (
        <p>{plural(language, downloads.first, { shown: documents.length, count: total })}</p>
      )}
      <DocumentTable documents={documents} labelledBy={`${kind}-heading`} hasSubject />
    </section>
  ));
}
