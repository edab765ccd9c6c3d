import { csv, guarded, type Cell } from '@/node/csv';
import type { Region } from '@/contract/formats/region';
import { type Item, itemsOf } from './plan';
import { productColumns } from './product-columns';

const cell = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const factsOf = ({ specifications }: Item) =>
  itemsOf(specifications).map(({ name, value }) => [String(name), value] as const);

/**
 * The table that the import reads, which takes the guards away again.
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
  return csv(
    [head, ...rows].map((row) => row.map(cell)),
    guarded,
  );
}
