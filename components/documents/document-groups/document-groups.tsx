import type { ReactNode } from 'react';
import { FileTable, RowLink } from '@/components/documents/file-table/file-table';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { byProduct, columnsOf } from '@/lib/features/documents/by-product';
import { groupsOf } from '@/lib/features/documents/facets';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { plural } from '@/words/format';
import { formatDate } from '@/words/formats';
import styles from './document-groups.module.css';

/** Of products, and of each kind; those of a company with thousands of products are reached by narrowing them down. */
const MOST = 100;

/** The documents of products in one table, the others by kind, each kind with a heading and a table. */
export function DocumentGroups({ documents }: { documents: readonly SiteDocument[] }) {
  const { common, downloads, quote } = siteWords();
  const { rows, others } = byProduct(documents);
  const { kinds, further } = columnsOf(rows);
  return (
    <>
      {rows.length > 0 && (
        <Group id="products" title={common.products} total={rows.length} shown={MOST}>
          <FileTable
            heads={[
              common.product,
              ...kinds.map((kind) => downloads.kinds[kind]),
              ...(further.length > 0 ? [downloads.further] : []),
            ]}
            rows={rows.slice(0, MOST).map(({ product, documents }) => ({
              name: product.title,
              href: product.href,
              picture: product.picture,
              files: [
                ...kinds.map((kind) => documents.filter((document) => document.kind === kind)),
                ...(further.length > 0
                  ? [documents.filter(({ kind }) => further.includes(kind))]
                  : []),
              ],
              named: kinds.length,
            }))}
            labelledBy={headingOf('products')}
          />
        </Group>
      )}
      {groupsOf(others, MOST).map(({ kind, total, documents }) => (
        <Group key={kind} id={kind} title={downloads.groups[kind]} total={total} shown={MOST}>
          <FileTable
            heads={[common.document, downloads.about, common.date, quote.files]}
            rows={documents.map((document) => ({
              name: document.title,
              lang: document.lang,
              facts: [
                document.about && <RowLink {...document.about} />,
                document.date && formatDate(document.date, siteFormats()),
              ],
              about: document.about,
              files: [[document]],
            }))}
            labelledBy={headingOf(kind)}
          />
        </Group>
      ))}
    </>
  );
}

const headingOf = (id: string) => `${id}-heading`;

type GroupProps = {
  id: string;
  title: string;
  total: number;
  /** At most. */
  shown: number;
  children: ReactNode;
};

function Group({ id, title, total, shown, children }: GroupProps) {
  const { downloads, language } = siteWords();
  return (
    <section id={id} className={styles.group} aria-labelledby={headingOf(id)}>
      <h2 id={headingOf(id)} className={styles.title}>
        {title} <span className={styles.number}>{total}</span>
      </h2>
      {total > shown && <p>{plural(language, downloads.first, { shown, count: total })}</p>}
      {children}
    </section>
  );
}
