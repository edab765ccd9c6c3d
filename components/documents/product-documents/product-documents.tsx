import { UnlockLink } from '@/components/ui/document-table/unlock-link';
import { DataTable } from '@/components/ui/data-table/data-table';
import { Link } from '@/components/ui/link/link-client';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { siteFormats, siteWords } from '@/lib/content/site-words';
import type { byProduct } from '@/lib/features/documents/by-product';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { fileSummary } from '@/lib/platform/text/file-summary';
import { languageName } from '@/lib/platform/text/languages';
import { fill } from '@/words/format';
import styles from './product-documents.module.css';

type Props = Pick<ReturnType<typeof byProduct>, 'kinds' | 'rows'> & {
  /** The id of the heading that names the table. */
  labelledBy: string;
};

/** A row a product, a column a kind of document. */
export function ProductDocuments({ kinds, rows, labelledBy }: Props) {
  const { common, downloads } = siteWords();
  return (
    <div className={styles.products}>
      <DataTable
        labelledBy={labelledBy}
        narrow="oneLine"
        heads={[common.product, ...kinds.map((kind) => downloads.kinds[kind])]}
        columns={['product', ...kinds]}
        rows={rows.map(({ product, documents }) => [
          <Link key="product" href={product.href} className={styles.link}>
            <span>
              <WholeWords>{product.title}</WholeWords>
            </span>
          </Link>,
          ...kinds.map(
            (kind) =>
              documents[kind] && (
                <ul key={kind} className={styles.offers}>
                  {documents[kind].map((document) => (
                    <li key={document.href} className={styles.offer}>
                      <Offer document={document} product={product.title} />
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

/** A document below the name of its kind, which it repeats where there are no columns. */
function Offer({ document, product }: { document: SiteDocument; product: string }) {
  const { kind, title, href, unlockKey, type, size, language, revision } = document;
  const [words, formats] = [siteWords(), siteFormats()];
  const { common, downloads } = words;
  const ownTitle = title === downloads.kinds[kind] ? undefined : title;
  const name = fill(downloads.nameFor, { document: title, product });
  const shown = ownTitle ?? type ?? title;
  const details = [
    fileSummary(shown === type ? undefined : type, size, words, formats),
    language && languageName(language, words.language),
    revision && `${downloads.revision} ${revision}`,
  ].filter(Boolean);
  const text = (
    <>
      {!ownTitle && <span className={styles.kind}>{title} </span>}
      <WholeWords>{shown}</WholeWords>
    </>
  );
  return (
    <>
      {unlockKey ? (
        <>
          <span className={styles.locked}>{text}</span> <UnlockLink href={href} name={name} />
        </>
      ) : (
        <a href={href} className={styles.link}>
          <span className={styles.named}>{name}</span>
          <span aria-hidden="true">{text}</span>
        </a>
      )}
      {details.length > 0 && (
        <span className={styles.details}>
          <WholeWords>{details.join(common.comma)}</WholeWords>
        </span>
      )}
    </>
  );
}
