import type { DocumentKind } from '@/contract/records/documents';
import type { SiteDocument } from './documents-of';

/** What nearly every product has, in this order; the documents of other kinds have names of their own. */
export const TABLED: readonly DocumentKind[] = [
  'data-sheet',
  'drawing',
  'cad-model',
  'certificate',
];

export type ProductDocuments = {
  product: { title: string; href: string };
  documents: SiteDocument[];
};

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
