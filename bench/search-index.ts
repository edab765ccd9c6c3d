/**
 * Builds the index of many products in a process of its own, so that its memory can be told apart.
 * Prints one line of JSON. Arguments: the number of products.
 */
import { readFileSync } from 'node:fs';
import { TEXT_LENGTH, type SearchDocument } from '@/lib/features/search/search-document';
import { buildIndex } from '@/lib/features/search/search-index';
import { plainText } from '@/lib/platform/text/plain-text';
import { multiply } from './many-items';

type Product = {
  id: number;
  title: string;
  sku: string;
  category: string;
  short_description: string;
  html: string;
  specifications: { name: string; value: string }[];
};

/** As `lib/features/search/documents.ts` describes a product to the index. */
const documentOf = (product: Product): SearchDocument => ({
  kind: 'product',
  href: `/shop-details/${product.id}`,
  title: product.title,
  sku: `${product.sku}-${product.id}`,
  summary: product.short_description,
  facts: [
    product.category,
    ...product.specifications.map(({ name, value }) => `${name} ${value}`),
  ].join('; '),
  text: plainText(product.html).slice(0, TEXT_LENGTH),
});

const { gc } = globalThis as { gc?: () => void };
if (!gc) throw new Error('needs --expose-gc');
const count = Number(process.argv[2]);
const file = 'demo-company/content/industrial-products.json';
const products = multiply(JSON.parse(readFileSync(file, 'utf8')), count) as Product[];
const documents = products.map(documentOf);
gc();
const before = process.memoryUsage().heapUsed;
const start = performance.now();
const index = await buildIndex(documents, { locale: 'en-GB', meansTheSame: [] });
const ms = performance.now() - start;
gc();
const bytes = process.memoryUsage().heapUsed - before;
if (index.find('crankshaft', 1).total === 0) throw new Error('the index finds nothing');
console.log(JSON.stringify({ ms, bytes }));
