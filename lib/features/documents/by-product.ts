import type { DocumentKind } from '@/contract/records/documents';
import type { SiteDocument } from './documents-of';

/** What a table of products has room for, in this order; the documents of other kinds have names of their own. */
export const TABLED: readonly DocumentKind[] = [
  'data-sheet',
  'drawing',
  'cad-model',
  'certificate',
];

export type ProductDocuments = {
  product: NonNullable<SiteDocument['about']>;
  documents: SiteDocument[];
};

/**
 * The kinds with a column of their own: what half of the products have. The others share one, which would be
 * empty in most rows.
 */
export function columnsOf(rows: readonly ProductDocuments[]): {
  kinds: DocumentKind[];
  further: DocumentKind[];
} {
  const countOf = (kind: DocumentKind) =>
    rows.filter(({ documents }) => documents.some((document) => document.kind === kind)).length;
  const used = TABLED.filter((kind) => countOf(kind) > 0);
  const kinds = used.filter((kind) => countOf(kind) >= rows.length / 2);
  const further = used.filter((kind) => !kinds.includes(kind));
  // One kind alone is named by the head of its column.
  return further.length > 1 ? { kinds, further } : { kinds: used, further: [] };
}

/** The documents that a table of products has room for, a row a product, and all others. */
export function byProduct(documents: readonly SiteDocument[]) {
  const products = new Map<string, ProductDocuments>();
  const others: SiteDocument[] = [];
  for (const document of documents) {
    const { about, kind } = document;
    if (!about?.isProduct || !TABLED.includes(kind)) {
      others.push(document);
      continue;
    }
    const known = products.get(about.href) ?? { product: about, documents: [] };
    known.documents.push(document);
    products.set(about.href, known);
  }
  const rows = [...products.values()];
  for (const { documents } of rows) {
    documents.sort((a, b) => TABLED.indexOf(a.kind) - TABLED.indexOf(b.kind));
  }
  return { rows, others };
}
