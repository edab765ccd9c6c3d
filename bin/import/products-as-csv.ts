import type { Region } from '@/contract/formats/region';
import { type Item, itemsOf } from './plan';
import { productColumns } from './product-columns';

/** Where spreadsheets would run a formula; an apostrophe makes it text, and the import takes it away. */
const FORMULA = /^(?=\s*[=+\-@＝＋－＠])/u;

const cell = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const harmless = typeof value === 'string' ? text.replace(FORMULA, "'") : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

const factsOf = ({ specifications }: Item) =>
  itemsOf(specifications).map(({ name, value }) => [String(name), value] as const);

/**
 * The table that the import reads; as in RFC 4180, with the mark by which spreadsheets know UTF-8.
 * @param region how the company writes: its spreadsheets read the table
 */
export function productsAsCsv(products: Item[], region: Region): string {
  const used = productColumns(region).filter(({ name }) =>
    products.some((item) => item[name] !== undefined),
  );
  const facts = [...new Set(products.flatMap((item) => factsOf(item).map(([name]) => name)))];
  const head = [
    'id',
    ...used.map(({ name }) => name),
    ...facts.map((name) => `specifications: ${name}`),
  ];
  const rows = products.map((item) => {
    const own = new Map(factsOf(item));
    return [
      item.id,
      ...used.map(({ name, write }) => write(item[name])),
      ...facts.map((name) => own.get(name)),
    ];
  });
  const lines = [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}
