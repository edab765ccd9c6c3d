import { csv, guarded, type Cell } from '@/contract/csv';
import { type Item, itemsOf } from './plan';
import { TEXT_COLUMNS } from './product-columns';

const cell = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const factsOf = ({ specifications }: Item) =>
  itemsOf(specifications).map(({ name, value }) => [String(name), value] as const);

/** The table that the import reads, which takes the guards away again. */
export function productsAsCsv(products: Item[]): string {
  const used = TEXT_COLUMNS.filter((key) => products.some((item) => item[key] !== undefined));
  const facts = [...new Set(products.flatMap((item) => factsOf(item).map(([name]) => name)))];
  const head = ['id', ...used, ...facts.map((name) => `specifications: ${name}`)];
  const rows = products.map((item) => {
    const own = new Map(factsOf(item));
    return [item.id, ...used.map((key) => item[key]), ...facts.map((name) => own.get(name))];
  });
  return csv(
    [head, ...rows].map((row) => row.map(cell)),
    guarded,
  );
}
