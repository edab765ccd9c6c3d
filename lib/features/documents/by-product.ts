import type { DocumentKind } from '@/contract/records/documents';
import type { SiteDocument } from './documents-of';

/** What nearly every product has; the documents of other kinds have names of their own. */
const TABLED: readonly DocumentKind[] = ['data-sheet', 'drawing', 'cad-model', 'certificate'];

export type ProductDocuments = {
  product: { title: string; href: string };
  documents: Partial<Record<DocumentKind, SiteDocument[]>>;
};

/**
 * The documents that a table of products has room for, a row a product, and all others.
 * @returns `kinds`: those that one of the products has, in their order
 */
export function byProduct(documents: readonly SiteDocument[]) {
  const products = new Map<string, ProductDocuments>();
  const others: SiteDocument[] = [];
  for (const document of documents) {
    const { about, kind } = document;
    if (!about?.isProduct || !TABLED.includes(kind)) {
      others.push(document);
      continue;
    }
    const known = products.get(about.href) ?? { product: about, documents: {} };
    (known.documents[kind] ??= []).push(document);
    products.set(about.href, known);
  }
  const rows = [...products.values()];
  return { kinds: TABLED.filter((kind) => rows.some((row) => row.documents[kind])), rows, others };
}
